import { clip, sentencesOf } from "#english/sentences";
import { type Speakers, speakerOf } from "./speakers.ts";

/** A quotation and its speaker. The speaker is null if the text does not say who speaks. */
export interface Line {
  readonly speaker: string | null;
  readonly words: string;
  /** The game master's sentence before the quotation. Empty if another line of dialogue comes directly before it. */
  readonly before: string;
  /** The text that memory stores: the quotation with its speaker. */
  readonly whole: string;
}

const QUOTE = /[“"]([^“”"]{2,600})[”"]/gu;
const LONGEST = 320;
/** The text between two halves of one spoken sentence: “If anybody asks,” Esperance says, “we were never here.” */
const HALVED = /^[^.!?…“”"]{3,80},\s*$/u;

/**
 * The lines of dialogue in a reply, with their speakers. A sentence that is interrupted only by "she says" is one line. Quotation marks
 * around a mere name ("the so-called “rest”") are not dialogue.
 */
export function linesOf(reply: string, speakers: Speakers): Line[] {
  const lines: (Line & { readonly said: string })[] = [];
  // Blanks the quotations out: a person who is only mentioned in a quotation is not the next speaker.
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

/** “Do you ever think,” she asks, “that …”: the comma belongs to "she asks" and is removed. */
const joined = (first: string, second: string): string =>
  `${/^(?:that|if|whether|and nothing)\b/u.test(second) ? first.replace(/,$/u, "") : first} ${second}`;

function lineOf(said: string, speaker: string | null, before: string) {
  const words = clip(said.replace(/,$/u, "."), LONGEST);
  return { said, speaker, words, before, whole: speaker === null ? `“${words}”` : `${speaker}: “${words}”` };
}
