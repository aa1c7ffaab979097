import * as z from "zod/mini";

import type { Memo } from "../../ports.ts";
import { ACTS } from "#contracts/play/reading";

/** What the oracle keeps from turn to turn of a story from the player's own world. What the story itself knows is in its state. */

const line = z.string().check(z.maxLength(400));
const Offer = z.object({ text: z.string(), act: z.enum(ACTS), target: z.nullable(z.string()), topic: z.string() });
export type Offer = z.infer<typeof Offer>;

/** What the player was asked to say. */
const Pending = z.object({
  /** `fact`: what is so; `truth`: why somebody did it; `cost`: what goes wrong; `last`: how the hero reaches the goal; `after`: what becomes of it. */
  kind: z.enum(["fact", "truth", "cost", "last", "after"]),
  /** What was asked: the player's question, or "what you find". */
  about: line,
  /** Who says the answer; empty where nobody does. */
  by: z.string(),
  /** What a fragment of an answer follows: "You find"; empty where it stands alone. */
  lead: z.string(),
  /** The thread it moves, by title; empty for none. */
  thread: z.string(),
  /** Whether the answer moves that thread. */
  moves: z.boolean(),
  /** Answers that the oracle proposes; each works when it is typed or pressed. */
  choices: z._default(z.array(line), []),
});
export type Pending = z.infer<typeof Pending>;

const LIMITS = { facts: 40, log: 24, names: 24, said: 120, offers: 4, searched: 24 } as const;

const PremiseMemo = z.object({
  premise: z.literal(1),
  turn: z.int(),
  /** What the player and the dice have settled, a sentence each: lore like any other. */
  facts: z.array(line),
  /** What happened, a sentence each turn. */
  log: z.array(line),
  /** Names that the player's own words brought in. */
  names: z.array(
    z.object({ name: z.string(), kind: z.enum(["person", "place", "faction", "thing", "creature"]), sentence: line }),
  ),
  /** Hashes of the lore's sentences that were told. */
  said: z.array(z.int()),
  offers: z.array(Offer),
  pending: z.nullable(Pending),
  /** Marks beyond the usual that a thread needs, by title. */
  extra: z.record(z.string(), z.int()),
  /** Those who go where the hero goes. */
  companions: z.array(z.string()),
  visited: z.array(z.string()),
  /** Whom the player spoke with last: "she" and "him" mean them. */
  last: z.string(),
  /** Who was accused, and whether the dice found them guilty. */
  accused: z._default(z.array(z.object({ name: z.string(), guilty: z.boolean() })), []),
  /** The places that were searched. */
  searched: z._default(z.array(z.string()), []),
  /** How often a try at the goal has failed. */
  tries: z._default(z.int(), 0),
  /** How often something has gone wrong. */
  moves: z.int(),
});
export type PremiseMemo = z.infer<typeof PremiseMemo>;

const BLANK: PremiseMemo = {
  premise: 1,
  turn: 0,
  facts: [],
  log: [],
  names: [],
  said: [],
  offers: [],
  pending: null,
  extra: {},
  companions: [],
  visited: [],
  last: "",
  accused: [],
  searched: [],
  tries: 0,
  moves: 0,
};

/** The memo of the turn before; a blank one where another family told it. */
export const readPremiseMemo = (memo: Memo | null): PremiseMemo => z.safeParse(PremiseMemo, memo).data ?? BLANK;

/** The memo as it is stored: the oldest of what is too much goes. */
export function storedMemo(memo: PremiseMemo): PremiseMemo {
  return {
    ...memo,
    facts: memo.facts.slice(-LIMITS.facts).map((text) => text.slice(0, 400)),
    log: memo.log.slice(-LIMITS.log).map((text) => text.slice(0, 400)),
    names: memo.names.slice(-LIMITS.names),
    said: memo.said.slice(-LIMITS.said),
    offers: memo.offers.slice(0, LIMITS.offers),
    companions: memo.companions.slice(-4),
    visited: memo.visited.slice(-24),
    searched: memo.searched.slice(-LIMITS.searched),
  };
}

/** A number for a sentence, so that what was told takes little room. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
