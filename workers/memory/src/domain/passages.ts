/** The most characters of a passage: enough for a complete statement, and short enough that several passages fit into a recall. */
const LONGEST = 800;
/** Splits by characters and not by UTF-16 units, so that no character is cut in two. */
const PIECES = new RegExp(`.{1,${LONGEST}}`, "gsu");
/** A heading and the empty lines below it. */
const HEADING = /^(#{1,6} [^\n]*)\n\s*\n/gmu;

/**
 * Splits a text into passages. A passage consists of whole paragraphs, or of whole sentences if a paragraph is too long. A heading stays
 * with the text that follows it.
 */
export function passages(text: string): string[] {
  const found: string[] = [];
  let current = "";
  const paragraphs = text.replaceAll(HEADING, "$1\n").split(/\n\s*\n/u);
  for (const piece of paragraphs.flatMap(sentences)) {
    const joined = current === "" ? piece : `${current}\n${piece}`;
    if (joined.length <= LONGEST) {
      current = joined;
    } else {
      found.push(current);
      current = piece;
    }
  }
  return [...found, current].filter((passage) => passage !== "");
}

/** Returns the paragraph, or its sentences if the paragraph is too long for one passage. A sentence that is too long is cut. */
function sentences(paragraph: string): string[] {
  const whole = paragraph.trim();
  if (whole.length <= LONGEST) return whole === "" ? [] : [whole];
  return whole.split(/(?<=[.!?…])\s+/u).flatMap((sentence) => sentence.match(PIECES) ?? []);
}
