import * as z from "zod/mini";

import type { Memo } from "../../ports.ts";
import { ACTS } from "#contracts/play/reading";

/**
 * What the oracle stores from turn to turn in a story from the player's own world. What the story state already contains is not repeated
 * here.
 */

const line = z.string().check(z.maxLength(400));
const Offer = z.object({ text: z.string(), act: z.enum(ACTS), target: z.nullable(z.string()), topic: z.string() });
export type Offer = z.infer<typeof Offer>;

/** A question that the player was asked and has not answered yet. */
const Pending = z.object({
  /**
   * `fact`: what is true. `truth`: why somebody did it. `cost`: what goes wrong. `last`: how the hero reaches the goal. `after`: what
   * happens afterwards.
   */
  kind: z.enum(["fact", "truth", "cost", "last", "after"]),
  /** What the question is about: the player's question, or "what you find". */
  about: line,
  /** The person in the story who speaks the answer. Empty if nobody does. */
  by: z.string(),
  /** The words before an answer that is only a fragment, such as "You find". Empty if the answer needs none. */
  lead: z.string(),
  /** The title of the thread that the answer is about. Empty for none. */
  thread: z.string(),
  /** Whether the answer advances that thread. */
  moves: z.boolean(),
  /** Answers that the oracle proposes. The player can type or press them. */
  choices: z._default(z.array(line), []),
});
export type Pending = z.infer<typeof Pending>;

const LIMITS = { facts: 40, log: 24, names: 24, said: 120, offers: 4, searched: 24 } as const;

const PremiseMemo = z.object({
  premise: z.literal(1),
  turn: z.int(),
  /** What the player and the dice have settled, one sentence each. It is part of the lore. */
  facts: z.array(line),
  /** What happened, one sentence for each turn. */
  log: z.array(line),
  /** Names that the player's own words have added. */
  names: z.array(
    z.object({ name: z.string(), kind: z.enum(["person", "place", "faction", "thing", "creature"]), sentence: line }),
  ),
  /** Hashes of the lore's sentences that the player has already read. */
  said: z.array(z.int()),
  offers: z.array(Offer),
  pending: z.nullable(Pending),
  /** By thread title, how many more marks than usual the thread needs. */
  extra: z.record(z.string(), z.int()),
  /** People and animals who go with the hero. */
  companions: z.array(z.string()),
  visited: z.array(z.string()),
  /** The person to whom the player spoke last: "she" and "him" mean this person. */
  last: z.string(),
  /** People who were accused, and whether the dice found them guilty. */
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

/** The memo of the previous turn. A blank one if another game master family wrote that turn. */
export const readPremiseMemo = (memo: Memo | null): PremiseMemo => z.safeParse(PremiseMemo, memo).data ?? BLANK;

/** The memo as it is stored. If a list is too long, its oldest entries are removed. */
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

/** A number for a sentence, so that the list of sentences already used takes little room. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
