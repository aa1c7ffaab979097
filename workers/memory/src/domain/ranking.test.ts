import { describe, expect, it } from "vitest";

import { type Candidate, type Findings, rank } from "./ranking.ts";

const candidate = (id: number, more: Partial<Candidate> = {}): Candidate => ({
  id,
  turnId: null,
  turnNumber: 0,
  importance: 3,
  pinned: false,
  secret: false,
  ...more,
});

const findings = (more: Partial<Findings> = {}): Findings => ({
  lexical: new Map(),
  coverage: 1,
  entities: new Map(),
  links: new Map(),
  latestTurn: 0,
  ...more,
});

const order = (candidates: readonly Candidate[], found: Findings): number[] =>
  rank(candidates, found).map(({ candidate: { id } }) => id);

describe("ranking memories", () => {
  it("puts the better words first", () => {
    const lexical = new Map([
      [1, 2],
      [2, 5],
    ]);
    const apart = [candidate(1), candidate(2, { turnNumber: 9 })];

    expect(order(apart, findings({ lexical, latestTurn: 9 }))).toEqual([2, 1]);
  });

  it("lifts what lies beside a hit over what does not", () => {
    const lexical = new Map([[1, 5]]);
    const ranked = order(
      [candidate(1, { turnNumber: 10 }), candidate(2, { turnNumber: 11 }), candidate(3, { turnNumber: 20 })],
      findings({ lexical, latestTurn: 20 }),
    );

    expect(ranked).toEqual([1, 2]);
  });

  it("prefers who is named, and a rare name to the hero's", () => {
    const links = new Map([
      [1, [7]],
      [2, [8]],
      [3, [7, 8]],
    ]);
    const entities = new Map([
      [7, 0.2],
      [8, 0.9],
    ]);

    expect(order([candidate(1), candidate(2), candidate(3)], findings({ links, entities }))).toEqual([3, 2, 1]);
  });

  it("prefers the important, then the recent, where words do not decide", () => {
    const lexical = new Map([1, 2, 3].map((id) => [id, 5]));
    const candidates = [
      candidate(1, { turnNumber: 2 }),
      candidate(2, { turnNumber: 40 }),
      candidate(3, { turnNumber: 0, importance: 10 }),
    ];

    expect(order(candidates, findings({ lexical, latestTurn: 40 }))).toEqual([3, 2, 1]);
  });

  it("leaves out what has nothing to do with the situation, unless it is pinned", () => {
    expect(order([candidate(1, { importance: 10 }), candidate(2, { pinned: true })], findings())).toEqual([2]);
  });

  it("orders equals newest first, whatever order they came in", () => {
    const lexical = new Map([1, 2, 3].map((id) => [id, 5]));
    const candidates = [candidate(2), candidate(3), candidate(1)];

    expect(order(candidates, findings({ lexical }))).toEqual([3, 2, 1]);
    expect(order(candidates.toReversed(), findings({ lexical }))).toEqual([3, 2, 1]);
  });

  it("scores a perfect fit near one, and a hit that says little of what was asked low", () => {
    const lexical = new Map([[1, 5]]);
    const found = { lexical, entities: new Map([[7, 1]]), links: new Map([[1, [7]]]) };
    const [perfect] = rank([candidate(1, { importance: 10 })], findings(found));
    const [poor] = rank([candidate(1)], findings({ lexical, coverage: 0.25 }));

    expect(perfect?.score).toBe(1);
    expect(poor?.score).toBeLessThan(0.3);
  });
});
