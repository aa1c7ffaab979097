import * as z from "zod/mini";
import { catch as orElse } from "zod/mini";

import { ACTS } from "#contracts/play/reading";
import type { Memo } from "../../ports.ts";
import { copyOf } from "../copy-of.ts";
import { KeptCase } from "./case/kept-case.ts";

/** What the oracle keeps from turn to turn of a story from the player's own world. What the story itself knows is in its state. */

const LONGEST = 800;
const line = z.string().check(z.maxLength(LONGEST));
/** A list that is checked at one go: a schema for each of some hundred entries costs more than the rest of the check. */
const listOf = <T>(isEntry: (each: unknown) => boolean) =>
  orElse(
    z.custom<T[]>((list) => Array.isArray(list) && list.every(isEntry)),
    () => [],
  );
const lines = listOf<string>((each) => typeof each === "string" && each.length <= LONGEST);
const Offer = z.object({ text: z.string(), act: z.enum(ACTS), target: z.nullable(z.string()), topic: z.string() });
export type Offer = z.infer<typeof Offer>;

/** What the player is asked: what the hero is after, which plot it is, who a newcomer is, another answer than the drawn one, who is behind it, whether what they say is what it is, or what of the aim the end still has to answer. */
export const SORTS = ["who", "aim", "plot", "drawn", "culprit", "theory", "end"] as const;
export type Sort = (typeof SORTS)[number];

/** A question that the player was asked and has not answered. Nothing waits for it: the player may leave it. */
const Question = z.object({
  sort: z.enum(SORTS),
  /** The question as it was asked. */
  asks: orElse(line, ""),
  choices: lines,
});

const Danger = z.object({
  who: z.string(),
  /** Whether they pursue the hero, have them, or threaten them. */
  how: z.enum(["after", "holds", "faces"]),
  /** Hits until the hero is rid of them, and how often it was tried. */
  left: z.int(),
  tries: orElse(z.int(), 0),
});
export type Danger = z.infer<typeof Danger>;

const KINDS = z.enum(["person", "place", "faction", "thing", "creature"]);
/** What was found out. An older story keeps an object for each. */
const Clue = z.union([line, z.object({ text: line })]);

const PremiseMemo = z.object({
  premise: z.literal(1),
  turn: orElse(z.int(), 0),
  /** What the player and the dice have settled, a sentence each: lore like any other. */
  facts: lines,
  /** What happened, a sentence each turn. */
  log: lines,
  /** Names that the player's own words brought in, or corrected. */
  names: orElse(
    z.array(z.object({ name: z.string(), kind: KINDS, was: z.optional(z.string()), role: z.optional(z.string()) })),
    () => [],
  ),
  /** Names of the texts that are none, as the player said. */
  struck: lines,
  /** Hashes of the sentences that were told already. */
  said: listOf<number>(Number.isSafeInteger),
  offers: orElse(z.array(Offer), () => []),
  pending: orElse(z.nullable(Question), null),
  /** Who goes where the hero goes. */
  companions: lines,
  /** What the hero carries by the player's own words, and where: "the receipt" in "your boot". */
  held: orElse(z.array(z.object({ thing: z.string(), where: z.string(), count: z.optional(z.int()) })), () => []),
  /** Who is after the hero now. */
  danger: orElse(z.nullable(Danger), null),
  /** Whom the hero attacked last: what they thought of the hero before, the hero's hit points before, and the turn. */
  quarrel: orElse(z.nullable(z.object({ who: z.string(), attitude: z.int(), hp: z.int(), turn: z.int() })), null),
  /** Who does not want the hero to reach the aim, as the player said in an older story. */
  rival: orElse(z.string(), ""),
  /** What the story has cost. */
  lost: lines,
  /** Whether money has changed hands. */
  paid: orElse(z.boolean(), false),
  /** The pronouns that the player uses of people whose texts show none. */
  pronouns: orElse(z.record(z.string(), z.enum(["he", "she", "they"])), () => ({})),
  /** Who was named last by each pronoun. */
  named: orElse(z.record(z.string(), z.string()), () => ({})),
  visited: lines,
  /** Who was named last: "him", "her". */
  last: orElse(z.string(), ""),
  /** Who kept an answer back, and to which question: the answer can be paid for. */
  withheld: orElse(z.nullable(z.object({ who: z.string(), words: line })), null),
  /** Where somebody is to be found, by name, as the player said. */
  places: orElse(z.record(z.string(), z.string()), () => ({})),
  /** Steps towards the aim, of ten. */
  progress: orElse(z.optional(z.int()), undefined),
  clues: orElse(z.array(Clue), () => []),
  /** Questions that the dice have answered, and their answer. */
  settled: orElse(z.array(z.object({ key: z.string(), answer: line })), () => []),
  /** What the hero has prepared, as a clause: "you lock the door". Empty where nothing is. */
  ready: orElse(line, ""),
  /** Turns in which the dice lay still. */
  /** What is behind the story (docs/oracle.md, "The case"); null until it is drawn. */
  case: orElse(z.nullable(KeptCase), null),
  /** What was behind the story that ended last. */
  truth: orElse(line, ""),
  /** The aim of that story, the answer to a question whether it is reached, what became of each part of it, where what was sought is now, and whether the player has no new aim yet. */
  end: orElse(
    z.nullable(
      z.object({
        aim: line,
        answer: line,
        fate: z.optional(line),
        rests: z.optional(z.boolean()),
        /** How the story came out, for questions about how it is now. */
        grade: z.optional(z.enum(["strong", "weak", "miss"])),
        /** What is left of the aim and only needs a deed (`rest-of-aim.ts`): who was behind what is over, and how often it was tried. */
        rest: z.optional(z.object({ part: line, guilty: z.string(), tries: z.int() })),
        parts: z.optional(z.array(z.object({ part: line, answer: line }))),
        /** What the texts had left open, with the answer; an empty one is the player's to give. */
        hooks: z.optional(z.array(z.object({ asks: line, answer: line }))),
        /** What became of people, a sentence each. */
        people: z.optional(z.array(z.object({ name: line, said: line }))),
      }),
    ),
    null,
  ),
  /** What the cases before have shown of people: who was behind them, who was not, and who has fled or was led away. */
  past: orElse(z.object({ guilty: lines, cleared: lines, gone: lines }), () => ({ guilty: [], cleared: [], gone: [] })),
  /** The player's message before this one, for "no, I mean …". */
  before: orElse(line, ""),
  /** How things were before the last message was played: the player may take it back. */
  back: orElse(
    z.nullable(
      z.object({
        place: z.string(),
        present: z.array(z.string()),
        exits: z.array(z.string()),
        /** The last entry of facts, log and clues. */
        ends: z.array(z.string()),
        clocks: z.record(z.string(), z.int()),
        attitudes: z.record(z.string(), z.int()),
        /** The other parts of the memo, as JSON. */
        memo: z.string(),
      }),
    ),
    null,
  ),
});
type Read = z.infer<typeof PremiseMemo>;
export type PremiseMemo = Omit<Read, "progress" | "clues"> & { progress: number; clues: string[] };

/** Memos that were checked, by the objects that the store gave: a turn reads its memo more than once. */
const CHECKED = new WeakMap<object, PremiseMemo>();

/** The memo of the turn before, read leniently; a blank one where another family told it. Each time another object. */
export function readPremiseMemo(memo: Memo | null): PremiseMemo {
  const checked = (memo === null ? undefined : CHECKED.get(memo)) ?? checkMemo(memo);
  if (memo !== null) CHECKED.set(memo, checked);
  return copyOf(checked);
}

function checkMemo(memo: Memo | null): PremiseMemo {
  const read = z.safeParse(PremiseMemo, memo).data ?? z.parse(PremiseMemo, { premise: 1 });
  const clues = read.clues.map((clue) => (typeof clue === "string" ? clue : clue.text));
  return { ...read, clues, progress: Math.max(0, Math.min(10, read.progress ?? clues.length)) };
}

/** The memo as it is stored: the oldest of what is too much goes. */
export function storedMemo(memo: PremiseMemo): PremiseMemo {
  const short = (texts: readonly string[], most: number, longest = 400) =>
    texts.slice(-most).map((text) => text.slice(0, longest));
  return {
    ...memo,
    facts: short(memo.facts, 48),
    log: short(memo.log, 40, 200),
    names: memo.names.slice(-30),
    struck: memo.struck.slice(-20),
    said: memo.said.slice(-320),
    offers: memo.offers.slice(0, 4),
    companions: memo.companions.slice(-4),
    held: memo.held.slice(-16),
    lost: short(memo.lost, 10, 120),
    visited: memo.visited.slice(-24),
    past: { guilty: memo.past.guilty.slice(-8), cleared: memo.past.cleared.slice(-12), gone: memo.past.gone.slice(-8) },
    clues: short(memo.clues, 20, 300),
    settled: memo.settled.slice(-60).map((each) => ({ ...each, key: each.key.slice(0, 120) })),
    before: memo.before.slice(0, 400),
  };
}

/** A number for a sentence, so that what was told takes little room. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
