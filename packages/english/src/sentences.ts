/**
 * A player's words as one line of plain text that is safe inside Markdown: every word stays, but nothing in it can start a heading, list,
 * code, link, image, table or tag.
 */
export function plainLine(text: string): string {
  return text
    .normalize("NFC")
    .split(/\r\n|[\r\n\u2028\u2029]/u)
    .map((line) => line.replace(/^[\s#>*+\-=~_`|\d.)]*(?=[\p{L}"“'‘([{<]|\d+\s)/u, "").replace(/^\s*[#>]+/u, ""))
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .map((line, i, lines) => (i < lines.length - 1 && !/[.!?:;,…”"’)]$/u.test(line) ? `${line}.` : line))
    .join(" ")
    .replace(/[<]/gu, "‹")
    .replace(/[>]/gu, "›")
    .replace(/[[]/gu, "(")
    .replace(/\]/gu, ")")
    .replace(/[`*_~|\\#]/gu, "")
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
}

/** The sentences of a line of text. */
export function sentencesOf(line: string): string[] {
  return (
    line
      .match(/[^.!?…]+(?:[.!?…]+["”’)]*|$)\s*/gu)
      ?.map((sentence) => sentence.trim())
      .filter(Boolean) ?? []
  );
}

/** As many whole sentences as fit in `max` characters. If the first one is too long, it is cut at a word and gets an ellipsis. */
export function clip(line: string, max: number): string {
  if (line.length <= max) return line;
  let kept = "";
  for (const sentence of sentencesOf(line)) {
    if (kept.length + sentence.length + 1 > max) break;
    kept = kept === "" ? sentence : `${kept} ${sentence}`;
  }
  if (kept !== "") return kept;
  const cut = line.slice(0, max - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1)).trimEnd()}…`;
}

/** The text with a full stop at its end, unless it already ends like a sentence. */
export function asSentence(line: string): string {
  return line === "" || /[.!?…]["”’)]*$/u.test(line) ? line : `${line}.`;
}
