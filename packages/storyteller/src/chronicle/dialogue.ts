import { clip, sentencesOf } from "#english/sentences";
import { type Speakers, speakerOf } from "./speakers.ts";

/** Something said, and by whom; null where the text does not tell. */
export interface Line {
  readonly speaker: string | null;
  readonly words: string;
  /** The game master's sentence before it; empty where another line stands there. */
  readonly before: string;
  /** As it is kept: with whoever says it. */
  readonly whole: string;
}

const QUOTE = /[“"]([^“”"]{2,600})[”"]/gu;
const LONGEST = 320;
/** Between two halves of one sentence: “If anybody asks,” Esperance says, “we were never here.” */
const HALVED = /^[^.!?…“”"]{3,80},\s*$/u;

/** Who says what in a reply. A sentence that only its tag divides is one line; what is not said but only called so is none. */
export function linesOf(reply: string, speakers: Speakers): Line[] {
  const lines: (Line & { readonly said: string })[] = [];
  // Who is only spoken of in a quote is not the one who speaks next.
  const narrated = reply.replace(QUOTE, (quote) => " ".repeat(quote.length));
  let lastEnd = 0;
  for (const match of reply.matchAll(QUOTE)) {
    const said = match[1]!.trim();
    const end = match.index + match[0].length;
    const before = reply.slice(Math.max(lastEnd, match.index - 160), match.index);
    const halved = lastEnd > 0 && HALVED.test(reply.slice(lastEnd, match.index));
    const previous = lines.at(-1);
    const found = speakerOf(
      {
        said,
        before,
        after: reply.slice(end, end + 80),
        narrated: narrated.slice(Math.max(0, match.index - 300), match.index),
        lastSpeaker: previous?.speaker ?? null,
      },
      speakers,
    );
    lastEnd = end;
    if (halved && previous?.said.endsWith(",")) {
      lines.pop();
      lines.push(lineOf(joined(previous.said, said), previous.speaker ?? found ?? null, previous.before));
    } else if (found !== undefined) lines.push(lineOf(said, found, sentencesOf(before).at(-1) ?? ""));
  }
  return lines;
}

/** “Do you ever think,” she asks, “that …”: that comma is the tag's. */
const joined = (first: string, second: string): string =>
  `${/^(?:that|if|whether|and nothing)\b/u.test(second) ? first.replace(/,$/u, "") : first} ${second}`;

function lineOf(said: string, speaker: string | null, before: string) {
  const words = clip(said.replace(/,$/u, "."), LONGEST);
  return { said, speaker, words, before, whole: speaker === null ? `“${words}”` : `${speaker}: “${words}”` };
}
