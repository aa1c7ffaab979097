import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { Hits } from "./hits.ts";
import type { ItemFeatures } from "./item-features.ts";
import { bestScenes } from "./scenes.ts";
import { fullWeight, fitsOf, type Term, type WordFit } from "./word-fit.ts";

/** A story for tests: one item in each turn, with the turn's number as its id, and sessions of a hundred turns. */
const notes: ItemFeatures = {
  size: 1_000,
  turnOf: (item) => item,
  itemsOf: (turn) => [turn],
  sessionOf: (turn) => ({ first: Math.floor(turn / 100) * 100, last: Math.floor(turn / 100) * 100 + 99 }),
  of: () => {
    throw new Error("not asked for");
  },
};

const term = (word: string, said: number[], answered: number[] = []): Term => ({
  word,
  stress: 1,
  weight: 1,
  said: new Hits(said.toReversed(), notes),
  answered: new Hits(answered.toReversed(), notes),
  answerWeight: 1,
});

const fit = (terms: readonly Term[], turn: number): WordFit =>
  fitsOf(terms, fullWeight(terms), [{ items: [turn], place: { turn, session: notes.sessionOf(turn) } }])[0] as WordFit;

describe("how well words fit", () => {
  it("is what an item says itself, and less what is said beside it, the further away the less", () => {
    const terms = [term("locket", [50])];
    expect([50, 51, 52, 53, 54].map((turn) => fit(terms, turn).near)).toEqual([1, 0.6, 0.4, 0.3, 0]);
    expect(fit(terms, 50)).toMatchObject({ words: 1, own: 1, scene: 1 });
    expect(fit(terms, 51)).toMatchObject({ words: 0, own: 0, scene: 1 });
  });

  it("ends with the session", () => {
    const terms = [term("locket", [99])];
    expect(fit(terms, 98).near).toBe(0.6);
    expect(fit(terms, 100)).toMatchObject({ near: 0, around: 0, session: 0 });
  });

  it("grows with what else the session says of it, but never without bound", () => {
    const once = fit([term("locket", [10, 40])], 40).session;
    const often = fit([term("locket", [10, 20, 25, 30, 40])], 40).session;
    expect(often).toBeGreaterThan(once);
    expect(often).toBeLessThan(2.2);
  });

  it("counts what another item of the same turn says as if it were a turn away", () => {
    const twins: ItemFeatures = { ...notes, turnOf: () => 7 };
    const said = { ...term("locket", []), said: new Hits([1], twins) };
    const [one, other] = fitsOf([said], 1, [{ items: [1, 2], place: { turn: 7, session: { first: 0, last: 99 } } }]);
    expect([one?.near, other?.near]).toEqual([1, 0.6]);
  });

  it("is what lore says itself, which belongs to no turn", () => {
    const lore: ItemFeatures = { ...notes, turnOf: () => null };
    const said = { ...term("locket", []), said: new Hits([1], lore) };
    expect(fitsOf([said], 1, [{ items: [1, 2], place: null }]).map(({ near, session }) => [near, session > 0])).toEqual(
      [
        [1, true],
        [0, false],
      ],
    );
  });

  it("is the same of an item whatever else is looked at beside it", () => {
    const hits = fc.uniqueArray(fc.nat(400), { maxLength: 60 }).map((turns) => turns.toSorted((a, b) => a - b));
    const places = fc
      .uniqueArray(fc.nat(400), { minLength: 1, maxLength: 40 })
      .map((turns) => turns.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(hits, hits, places, (said, answered, turns) => {
        const terms = [term("locket", said, answered), term("ferry", answered)];
        const story = turns.map((turn) => ({ items: [turn], place: { turn, session: notes.sessionOf(turn) } }));
        expect(fitsOf(terms, fullWeight(terms), story)).toEqual(turns.map((turn) => fit(terms, turn)));
      }),
    );
  });

  it("asks for no more than the most telling words, as a long situation is never repeated whole", () => {
    expect(fullWeight(Array.from({ length: 20 }, () => term("word", [])))).toBe(6);
  });
});

describe("the best scenes", () => {
  it("are those where most of the words come together", () => {
    const terms = [term("locket", [10, 50, 90]), term("ferry", [12, 300])];
    expect(bestScenes(terms, 400, 3)).toEqual([12, 10, 11]);
  });

  it("count an answer for less than the word itself", () => {
    expect(bestScenes([term("weapon", [10], [50])], 400, 400).filter((turn) => turn % 10 === 0)).toEqual([10, 50]);
  });

  it("are none where nothing is said, and never more than asked for", () => {
    expect(bestScenes([term("locket", [])], 400, 5)).toEqual([]);
    const everywhere = term(
      "road",
      Array.from({ length: 400 }, (_, turn) => turn),
    );
    expect(bestScenes([everywhere], 399, 5)).toHaveLength(5);
  });

  it("stand it that a turn's number makes no sense", () => {
    expect(bestScenes([term("locket", [10, 5e8])], 5e8, 5)).toContain(10);
    expect(bestScenes([term("locket", [0])], -1, 5)).toEqual([]);
  });
});
