import type { Random } from "#storyteller/random";
import { changesSides, dies, moves } from "./planted-facts/fates.ts";
import { doesSomewhere, describesThePast } from "./planted-facts/past.ts";
import { fulfilsAPromise, promises } from "./planted-facts/promises.ts";
import { servesInSecret, servesTwo } from "./planted-facts/secrets.ts";
import { changesHands, givesAway, hides, receives, movesItsPlace } from "./planted-facts/things.ts";
import { redoes, undoesSeveral, editsReply, undoes, playedDifferently } from "./planted-facts/undone.ts";
import { DONE_AT, NAMES, PASTS, PROMISES, SECRET_SOCIETIES, SPOTS, THINGS, TOWNS } from "./pools.ts";
import type { Plant } from "./question.ts";

/**
 * Makes the plants of one campaign: planned actions whose facts are asked about later. Each campaign has the same kinds of plants, with
 * other people and things.
 */
export function plantsOf(random: Random): Plant[] {
  const name = dealer(random, NAMES);
  const thing = dealer(random, THINGS);
  const spot = dealer(random, SPOTS);
  const town = dealer(random, TOWNS);
  const past = dealer(random, PASTS);
  const doneAt = dealer(random, DONE_AT);
  const promise = dealer(random, PROMISES);
  const society = dealer(random, SECRET_SOCIETIES);
  return random.shuffle([
    describesThePast(name(), past()),
    describesThePast(name(), past()),
    doesSomewhere(doneAt()),
    doesSomewhere(doneAt()),
    promises(promise()),
    promises(promise()),
    fulfilsAPromise(promise()),
    hides(thing(), spot()),
    hides(thing(), spot()),
    receives(thing()),
    givesAway(thing()),
    changesHands(thing(), name(), spot()),
    movesItsPlace(thing(), spot(), spot()),
    moves(name(), [town(), town()]),
    dies(name()),
    changesSides(name()),
    undoes(thing(), spot(), false),
    undoes(thing(), spot(), true),
    undoesSeveral(thing()),
    playedDifferently(thing(), spot(), spot()),
    editsReply(thing(), thing()),
    redoes(thing(), spot()),
    servesInSecret(society()),
    servesTwo(name(), society()),
  ]);
}

/** Returns a function that takes entries of a list in random order. Every entry is taken once before one is taken again. */
function dealer<T>(random: Random, list: readonly T[]): () => T {
  let deck: T[] = [];
  return () => {
    if (deck.length === 0) deck = random.shuffle(list);
    return deck.pop() as T;
  };
}
