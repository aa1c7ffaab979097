/** Pairs of marks that speech stands in. A straight single mark counts only where no letter is on its outer side. */
const QUOTED =
  /"([^"]*)"|“([^”“]*)”|„([^“”„]*)[“”]|«([^»]*)»|»([^«]*)«|‘([^’]*(?:’\p{L}[^’]*)*)’(?!\p{L})|(?<![\p{L}\p{N}])'((?:[^']|(?<=\p{L})'(?=\p{L}))*)'(?!\p{L})/gu;

/** A line of a script: who speaks, and a colon. */
const SCRIPT = /^[ \t]*(?:\*+)?([\p{Lu}][\p{L}' -]{0,40}?)(?:\*+)?:\s/u;

/** The player says of themself that they speak. */
const I_SAY =
  /\b(?:i|ich)\b(?:[^.!?\n]{0,40}?)\b(?:say|tell|whisper|shout|scream|cry|sob|mutter|murmur|reply|answer|think|yell|mumble|admit|confess|announce|declare|write|beg|plead|call|speak|sage|flüstere|rufe|schreie|denke|murmle|antworte|gestehe|schreibe|weine)\b/iu;

/** Where a sentence ends. */
const ENDS = /[.!?…;\n]/u;

/**
 * What of a message the player says themself: without the words that it puts into other people's mouths, be it in quotation marks with
 * somebody else as the speaker, or as the line of a script.
 * @param heroes the names of the player's characters: their lines are the player's own
 */
export function ownWords(message: string, heroes: readonly string[]): string {
  const own = new Set(["i", "me", "ich", "ooc", ...heroes.map((name) => name.toLowerCase())]);
  const lines = message.split("\n").filter((line) => {
    const speaker = SCRIPT.exec(line)?.[1];
    return speaker === undefined || own.has(speaker.toLowerCase()) || /^(?:i|ich) /iu.test(speaker);
  });
  return withoutForeignSpeech(lines.join("\n"));
}

function withoutForeignSpeech(text: string): string {
  const outside = text.replaceAll(QUOTED, " ");
  // All of it in quotation marks: the player speaks.
  if (!/\p{L}/u.test(outside)) return text.replaceAll(QUOTED, (_, ...rest: unknown[]) => ` ${spoken(rest)} `);
  return text.replaceAll(QUOTED, (quote: string, ...rest: unknown[]) => {
    const at = Number(rest.at(-2));
    const before = text.slice(0, at).split(ENDS).at(-1) ?? "";
    const after = text.slice(at + quote.length).split(ENDS)[0] ?? "";
    return I_SAY.test(before) || I_SAY.test(after) || followsMe(text.slice(0, at), before, after)
      ? `. ${spoken(rest)} . `
      : " , ";
  });
}

/** A quotation that is a sentence by itself, after one about what the player does. */
function followsMe(text: string, before: string, after: string): boolean {
  if (/\p{L}/u.test(before + after)) return false;
  const sentence =
    text
      .trim()
      .split(/(?<=[.!?…;\n])\s*/u)
      .at(-1) ?? "";
  return /^\s*(?:i|ich)\b/iu.test(sentence);
}

/** What stands between the marks: the one group that matched, before the place and the text that a replacer is given last. */
const spoken = (rest: readonly unknown[]): string =>
  rest.slice(0, -2).find((group): group is string => typeof group === "string") ?? "";
