import { clip } from "../craft/player-text.ts";

/** Something said, and by whom; null where the text does not tell. */
export interface Line {
  readonly speaker: string | null;
  readonly words: string;
}

const QUOTE = /[“"]([^“”"]{2,600})[”"]/gu;
const SAYS =
  "(?:says?|said|asks?|asked|answers?|answered|repl(?:y|ies|ied)|whispers?|whispered|mutters?|muttered|murmurs?|murmured|shouts?|shouted|calls?|called|cries|cried|growls?|growled|snaps?|snapped|sighs?|sighed|laughs?|laughed|adds?|added|warns?|warned|tells?|told|hisses|hissed|nods?|smiles?|grins?|offers?|begins?|began)";
const NAME = "(\\p{Lu}[\\p{L}’'-]*(?: (?:of the |of |de |von |al-)?\\p{Lu}[\\p{L}’'-]*){0,3})";
const AFTER = [
  new RegExp(`^[ ,]*${SAYS} (?:the )?${NAME}`, "u"),
  new RegExp(`^[ ,]*(?:the )?${NAME},? (?:\\p{L}+ )?${SAYS}\\b`, "u"),
];
const BEFORE = new RegExp(`${NAME}[^.!?“”"]{0,60}?\\b${SAYS}\\b[^.!?“”"]{0,40}[:,]?\\s*$`, "u");
const BEFORE_COLON = new RegExp(`${NAME}:\\s*$`, "u");
const PRONOUN_AROUND = new RegExp(
  `(?:^[ ,]*(?:she|he|they) (?:\\p{L}+ )?${SAYS}\\b|^[ ,]*${SAYS} (?:she|he|they)\\b)`,
  "iu",
);
const NOBODY = /^(?:You|She|He|They|It|I|We|The|A|An|Then|And|But|This|That|No|Yes)$/u;

/**
 * Who says what in a reply. A speaker is named beside the quote; "she says", or a quote that follows another, goes to
 * whoever was named last.
 * @param people names of those who can speak, to find the one named last
 */
export function linesOf(reply: string, people: readonly string[]): Line[] {
  const lines: Line[] = [];
  let lastEnd = 0;
  let lastSpeaker: string | null = null;
  for (const match of reply.matchAll(QUOTE)) {
    const before = reply.slice(Math.max(lastEnd, match.index - 160), match.index);
    const after = reply.slice(match.index + match[0].length, match.index + match[0].length + 80);
    const named = namedBeside(before, after);
    const recent: string | null = lastMentioned(reply.slice(Math.max(0, match.index - 300), match.index), people);
    const bare =
      before.trim() === "" || PRONOUN_AROUND.test(after) || /\b(?:she|he|they)\b[^.!?]{0,60}[:,]\s*$/iu.test(before);
    const speaker: string | null = named ?? (bare ? (lastSpeaker ?? recent) : recent);
    lines.push({ speaker, words: clip(match[1]!.trim().replace(/,$/u, "."), 320) });
    lastSpeaker = speaker;
    lastEnd = match.index + match[0].length;
  }
  return lines;
}

function namedBeside(before: string, after: string): string | null {
  for (const found of [
    ...AFTER.map((pattern) => pattern.exec(after)),
    BEFORE_COLON.exec(before),
    BEFORE.exec(before),
  ]) {
    const name = found?.[1]?.replace(/['’]s$/u, "");
    if (name !== undefined && !NOBODY.test(name)) return name.replace(/^(?:The|Then|And|But) /u, "");
  }
  return null;
}

function lastMentioned(text: string, people: readonly string[]): string | null {
  let best: string | null = null;
  let at = -1;
  for (const name of people) {
    const found = text.lastIndexOf(name);
    if (found > at) [best, at] = [name, found];
  }
  return best;
}
