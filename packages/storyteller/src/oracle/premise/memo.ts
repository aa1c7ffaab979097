import * as z from "zod/mini";
import { catch as orElse } from "zod/mini";

import { ACTS } from "#contracts/play/reading";
import type { Memo } from "../../ports.ts";

/** What the oracle keeps from turn to turn of a story from the player's own world. What the story itself knows is in its state. */

const line = z.string().check(z.maxLength(800));
const lines = z._default(z.array(line), []);
const Offer = z.object({ text: z.string(), act: z.enum(ACTS), target: z.nullable(z.string()), topic: z.string() });
export type Offer = z.infer<typeof Offer>;

/** What sort of answer a question wants: it decides which proposals fit. */
const SORTS = [
  "who",
  "where",
  "what",
  "why",
  "when",
  "how",
  "say",
  "trouble",
  "reaction",
  "event",
  "spot",
  "want",
  "beast",
  "fear",
] as const;
export type Sort = (typeof SORTS)[number];

/** A question that the player was asked and has not answered. */
const Question = z.object({
  /**
   * `fact`: what is so; `price`: what it costs; `event`: what happens; `take`: how the accused takes it; `end`: how it ends; `after`: what
   * becomes of somebody; `wrong`: which clue was wrong; `whom`: to whom something is said; `place`: where somebody is.
   */
  kind: orElse(z.enum(["fact", "price", "event", "take", "end", "after", "wrong", "whom", "place"]), "fact"),
  /** The question as it was asked. */
  asks: z._default(line, ""),
  /** What it is about, for the record: the player's own question. */
  about: z._default(line, ""),
  /** Whose words the answer is; empty where nobody says it. */
  by: z._default(z.string(), ""),
  sort: orElse(z.enum(SORTS), "what"),
  /** The thread that it bears on, by title; empty for none. */
  thread: z._default(z.string(), ""),
  /** Whether the answer is a clue for that thread. */
  clue: z._default(z.boolean(), false),
  choices: lines,
});
export type Question = z.infer<typeof Question>;

const KINDS = z.enum(["person", "place", "faction", "thing", "creature"]);

const PremiseMemo = z.object({
  premise: z.literal(1),
  turn: z._default(z.int(), 0),
  /** What the player and the dice have settled, a sentence each: lore like any other. */
  facts: lines,
  /** What happened, a sentence each turn. */
  log: lines,
  /** Names that the player's own words brought in, or corrected. */
  names: z._default(z.array(z.object({ name: z.string(), kind: KINDS, sentence: z._default(line, "") })), []),
  /** Names of the texts that are none, as the player said. */
  struck: lines,
  /** Hashes of what was told already: descriptions of places, lines of the oracle. */
  said: z._default(z.array(z.int()), []),
  offers: orElse(z.array(Offer), []),
  pending: z._default(z.nullable(Question), null),
  /** Questions that come after the one that is open. */
  next: orElse(z.array(Question), []),
  /** Questions that the player walked away from. */
  held: orElse(z.array(Question), []),
  /** Who goes where the hero goes. */
  companions: lines,
  visited: lines,
  /** Whom the player spoke with last. */
  last: z._default(z.string(), ""),
  /** Where somebody was found, by name: what the player said, not the texts. */
  places: orElse(z.record(z.string(), z.string()), {}),
  /** What was established for a thread: the clues, in order. */
  clues: orElse(
    z.array(
      z.object({ thread: z.string(), text: line, about: z._default(line, ""), wrong: z._default(z.boolean(), false) }),
    ),
    [],
  ),
  /** Questions that the dice have answered, and their answer. */
  settled: orElse(z.array(z.object({ key: z.string(), answer: line })), []),
  /** Proposals of late, with their turn. */
  proposed: orElse(z.array(z.object({ text: line, turn: z.int() })), []),
  /** Who heard or saw something, and what: they come back. */
  witnesses: orElse(z.array(z.object({ name: z.string(), of: line })), []),
  /** Who was accused last. */
  accused: orElse(z.string(), ""),
  /** Turns since something happened by itself. */
  quiet: z._default(z.int(), 0),
  /** How often the player was asked something. */
  explained: z._default(z.int(), 0),
  /** How often a clock has moved. */
  moves: z._default(z.int(), 0),
});
export type PremiseMemo = z.infer<typeof PremiseMemo>;

/** The memo of the turn before, read leniently; a blank one where another family told it. */
export const readPremiseMemo = (memo: Memo | null): PremiseMemo =>
  z.safeParse(PremiseMemo, memo).data ?? z.parse(PremiseMemo, { premise: 1 });

/** The memo as it is stored: the oldest of what is too much goes. */
export function storedMemo(memo: PremiseMemo): PremiseMemo {
  const short = (texts: readonly string[], most: number) => texts.slice(-most).map((text) => text.slice(0, 600));
  return {
    ...memo,
    facts: short(memo.facts, 40),
    log: short(memo.log, 16).map((text) => text.slice(0, 200)),
    names: memo.names.slice(-30),
    struck: memo.struck.slice(-20),
    said: memo.said.slice(-90),
    offers: memo.offers.slice(0, 4),
    next: memo.next.slice(0, 4),
    held: memo.held.slice(-2),
    companions: memo.companions.slice(-4),
    visited: memo.visited.slice(-24),
    clues: memo.clues
      .slice(-20)
      .map((clue) => ({ ...clue, text: clue.text.slice(0, 300), about: clue.about.slice(0, 120) })),
    settled: memo.settled.slice(-24).map((each) => ({ ...each, key: each.key.slice(0, 120) })),
    proposed: memo.proposed.slice(-44),
    witnesses: memo.witnesses.slice(-4),
  };
}

/** A number for a sentence, so that what was told takes little room. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
