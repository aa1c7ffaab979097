/** Pairs of quotation marks. A straight single mark counts only if no letter is on its outer side. */
const QUOTED =
  /"([^"]*)"|“([^”“]*)”|„([^“”„]*)[“”]|«([^»]*)»|»([^«]*)«|‘([^’]*(?:’\p{L}[^’]*)*)’(?!\p{L})|(?<![\p{L}\p{N}])'((?:[^']|(?<=\p{L})'(?=\p{L}))*)'(?!\p{L})/gu;

/** A line of a script: the speaker's name and a colon. */
const SCRIPT = /^[ \t]*(?:\*+)?([\p{Lu}][\p{L}' -]{0,40}?)(?:\*+)?:\s/u;

/** Matches text in which the player says that they themself speak. */
const I_SAY =
  /\b(?:i|ich)\b(?:[^.!?\n]{0,40}?)\b(?:say|tell|whisper|shout|scream|cry|sob|mutter|murmur|reply|answer|think|yell|mumble|admit|confess|announce|declare|write|beg|plead|call|speak|sage|flüstere|rufe|schreie|denke|murmle|antworte|gestehe|schreibe|weine)\b/iu;

/** Marks that end a sentence. */
const ENDS = /[.!?…;\n]/u;

/**
 * The part of a message that the player says themself. It leaves out other people's words: quotations with another speaker, and lines of a
 * script.
 * @param heroes the names of the player's characters, whose lines count as the player's own
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
  // The whole text is in quotation marks, so the player is the speaker.
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

/** Whether a quotation is a sentence by itself, after a sentence about what the player does. */
function followsMe(text: string, before: string, after: string): boolean {
  if (/\p{L}/u.test(before + after)) return false;
  const sentence =
    text
      .trim()
      .split(/(?<=[.!?…;\n])\s*/u)
      .at(-1) ?? "";
  return /^\s*(?:i|ich)\b/iu.test(sentence);
}

/** The text between the marks. It is the one group that matched. A replacer gets the groups first, then the position and the whole text. */
const spoken = (rest: readonly unknown[]): string =>
  rest.slice(0, -2).find((group): group is string => typeof group === "string") ?? "";
