import type { Slots } from "../../craft/grammar.ts";
import type { Random } from "../../craft/random.ts";
import { countWords } from "./sentences.ts";
import type { Pool, Writer } from "./writer.ts";

/** One thing a reply may say. Beats stand in the order they are read; `need` decides who is heard when words are short. */
export interface Beat {
  readonly pool: Pool;
  readonly slots?: Slots;
  readonly need: "must" | "should" | "may";
  /** Begins a paragraph in replies long enough to have several. */
  readonly paragraph?: boolean;
}

export interface Frame {
  readonly min: number;
  readonly max: number;
  /** Words that were already told in this reply. */
  readonly told: number;
  /** What more there is to say where the beats were too few. Placed before the last beat. */
  readonly filler: Pool;
  /** Short sentences that fit where nothing else does, for the last beat. */
  readonly closing: Pool;
}

/** A turn of a template that is not needed waits for about eight turns of a standard reply before it comes again. */
const TEMPLATE_RESTS = 160;
/** What is kept free for each beat that must still come, and for the last. */
const MUST_WORDS = 13;
const END_WORDS = 20;
const CLOSING_WORDS = 10;
const PARAGRAPHS_FROM = 90;
const SHORTEST = 5;
/** Where filler finds nothing new so often, it will not. */
const MOST_FAILURES = 40;

/**
 * Writes the beats within the frame's words: first every "must", then "should" and "may" until the reply is as long as
 * it wants to be, then filler until it is long enough. Answers paragraphs of sentences-or-more.
 */
export function compose(beats: readonly Beat[], frame: Frame, writer: Writer, random: Random): string[][] {
  const written = new Map<number, string>();
  let used = frame.told;
  const wanted = Math.round(frame.min + (frame.max - frame.min) * (0.15 + random.next() * 0.35));
  const write = (index: number, most: number) => {
    const beat = beats[index]!;
    const rest = beat.need === "must" || beat.pool.length < 6 ? 0 : Math.min(TEMPLATE_RESTS, beat.pool.length * 5);
    const text = writer.write(beat.pool, beat.slots ?? {}, most, rest);
    if (text === null) return;
    written.set(index, text);
    used += countWords(text);
  };
  const indices = beats.map((_, index) => index);
  const musts = indices.filter((index) => beats[index]!.need === "must");
  const last = musts.at(-1);
  const ending = frame.max < PARAGRAPHS_FROM / 2 ? MUST_WORDS : END_WORDS;
  const reserved = (after: number) => (after === 0 ? 0 : (after - 1) * MUST_WORDS + ending);
  musts.forEach((index, i) => {
    write(index, frame.max - used - reserved(musts.length - 1 - i));
    // What was done is told before how it might go on: a short closing will do for that.
    if (i === 0 && index !== last && !written.has(index)) write(index, frame.max - used - CLOSING_WORDS);
  });
  const closing = last === undefined || written.has(last) ? null : writer.write(frame.closing, {}, frame.max - used);
  if (last !== undefined && closing !== null) {
    written.set(last, closing);
    used += countWords(closing);
  }
  for (const need of ["should", "may"] as const) {
    for (const index of indices.filter((at) => beats[at]!.need === need)) {
      const room = frame.max - used;
      if (used < wanted && room >= SHORTEST)
        write(index, need === "should" ? room : Math.min(room, Math.max(wanted - used + 12, 14)));
    }
  }
  const fillers: string[] = [];
  for (let failures = 0; used < frame.min && failures < MOST_FAILURES;) {
    const text = writer.write(frame.filler, {}, frame.max - used);
    if (text === null) {
      failures++;
      continue;
    }
    fillers.push(text);
    used += countWords(text);
  }
  const out = paragraphs(beats, written, fillers, last ?? beats.length - 1, frame.max >= PARAGRAPHS_FROM);
  return bridged(out, frame.max - used, random);
}

/** What was written, and whose voice it is. */
interface Passage {
  readonly text: string;
  readonly speaker: unknown;
}

/** Between two quotes of one speaker that would touch, as if two people spoke. Short enough to come again. */
const BRIDGES = [
  "A pause.",
  "A shrug.",
  "A breath.",
  "A glance round.",
  "A silence.",
  "Then, lower:",
  "After a moment:",
];

function bridged(paragraphs: readonly (readonly Passage[])[], room: number, random: Random): string[][] {
  let left = room;
  return paragraphs.flatMap((passages) => {
    const out: string[][] = [[]];
    passages.forEach(({ text, speaker }, i) => {
      const before = passages[i - 1];
      const touching = text.startsWith("“") && (before?.text.endsWith("”") ?? false);
      const bridge = random.pick(BRIDGES);
      if (touching && before?.speaker !== speaker) out.push([]);
      else if (touching && countWords(bridge) <= left) {
        left -= countWords(bridge);
        out.at(-1)!.push(bridge);
      }
      out.at(-1)!.push(text);
    });
    return out;
  });
}

function paragraphs(
  beats: readonly Beat[],
  written: ReadonlyMap<number, string>,
  fillers: readonly string[],
  last: number,
  several: boolean,
): Passage[][] {
  const out: Passage[][] = [[]];
  const open = () => {
    if (several && out.at(-1)!.length > 0) out.push([]);
  };
  beats.forEach((beat, index) => {
    if (index === last && fillers.length > 0) {
      if (fillers.length > 1) open();
      out.at(-1)!.push(...fillers.map((text) => ({ text, speaker: null })));
    }
    const text = written.get(index);
    if (text === undefined) return;
    if (beat.paragraph === true) open();
    out.at(-1)!.push({ text, speaker: beat.slots?.name });
  });
  return out.filter((passages) => passages.length > 0);
}
