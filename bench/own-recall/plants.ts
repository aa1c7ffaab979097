import type { Random } from "#storyteller/random";
import { changesSides, dies, moves } from "./plants/fates.ts";
import { doesSomewhere, tellsOfThePast } from "./plants/past.ts";
import { keepsAPromise, promises } from "./plants/promises.ts";
import { servesInSecret, servesTwo } from "./plants/secrets.ts";
import { changesHands, givesAway, hides, isGiven, movesItsPlace } from "./plants/things.ts";
import { broughtBack, eveningTakenBack, rewritten, takenBack, editedTurn } from "./plants/undone.ts";
import { DONE_AT, NAMES, PASTS, PROMISES, SECRET_SOCIETIES, SPOTS, THINGS, TOWNS } from "./pools.ts";
import type { Plant } from "./question.ts";

/** What is planted in one campaign: the same kinds in each, about other people and things. */
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
    tellsOfThePast(name(), past()),
    tellsOfThePast(name(), past()),
    doesSomewhere(doneAt()),
    doesSomewhere(doneAt()),
    promises(promise()),
    promises(promise()),
    keepsAPromise(promise()),
    hides(thing(), spot()),
    hides(thing(), spot()),
    isGiven(thing()),
    givesAway(thing()),
    changesHands(thing(), name(), spot()),
    movesItsPlace(thing(), spot(), spot()),
    moves(name(), [town(), town()]),
    dies(name()),
    changesSides(name()),
    takenBack(thing(), spot(), false),
    takenBack(thing(), spot(), true),
    eveningTakenBack(thing()),
    editedTurn(thing(), spot(), spot()),
    rewritten(thing(), thing()),
    broughtBack(thing(), spot()),
    servesInSecret(society()),
    servesTwo(name(), society()),
  ]);
}

/** Deals a list out in random order, each entry once before any comes again. */
function dealer<T>(random: Random, list: readonly T[]): () => T {
  let deck: T[] = [];
  return () => {
    if (deck.length === 0) deck = random.shuffle(list);
    return deck.pop() as T;
  };
}
