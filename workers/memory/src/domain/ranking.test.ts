import { describe, expect, it } from "vitest";

import type { Evidence } from "./evidence.ts";
import { type Candidate, type Findings, rank, WEIGHTS, wordsOf } from "./ranking.ts";
import { RELEVANT } from "./relevant.ts";

const candidate = (id: number, more: Partial<Candidate> = {}): Candidate => ({
  id,
  turnId: null,
  turnNumber: 0,
  importance: 3,
  pinned: false,
  secret: false,
  ...more,
});

const nothing = Object.fromEntries(Object.keys(WEIGHTS).map((finding) => [finding, 0])) as Evidence;
const evidence = (found: Partial<Evidence>): Evidence => ({ ...nothing, ...found });
/** Evidence of an item that contains everything the situation asks for. */
const ALL: Partial<Evidence> = { words: 3, near: 1, around: 1, session: 1 };

const findings = (more: Partial<Findings> = {}): Findings => ({
  evidence: new Map(),
  entities: new Map(),
  links: new Map(),
  latestTurn: 0,
  ...more,
});

const order = (candidates: readonly Candidate[], found: Findings): number[] =>
  rank(candidates, found).map(({ candidate: { id } }) => id);

/** Gives the same evidence to each of these items. */
const same = (ids: readonly number[], found: Partial<Evidence> = ALL) =>
  new Map(ids.map((id) => [id, evidence(found)]));

describe("ranking memories", () => {
  it("counts each finding for what it weighs", () => {
    const alone = Object.keys(WEIGHTS).map((finding) => [finding, wordsOf(evidence({ [finding]: 1 }))]);
    expect(Object.fromEntries(alone)).toEqual(WEIGHTS);
  });

  it("puts what says more of what was asked first", () => {
    const said = new Map([
      [1, evidence({ ...ALL, near: 0.4 })],
      [2, evidence(ALL)],
    ]);
    expect(order([candidate(1), candidate(2)], findings({ evidence: said }))).toEqual([2, 1]);
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
    const candidates = [
      candidate(1, { turnNumber: 2 }),
      candidate(2, { turnNumber: 40 }),
      candidate(3, { turnNumber: 0, importance: 10 }),
    ];
    expect(order(candidates, findings({ evidence: same([1, 2, 3]), latestTurn: 40 }))).toEqual([3, 2, 1]);
  });

  it("leaves out what has nothing to do with the situation, unless it is pinned", () => {
    expect(order([candidate(1, { importance: 10 }), candidate(2, { pinned: true })], findings())).toEqual([2]);
  });

  it("orders equals newest first, whatever order they came in", () => {
    const candidates = [candidate(2), candidate(3), candidate(1)];
    const found = findings({ evidence: same([1, 2, 3]) });
    expect(order(candidates, found)).toEqual([3, 2, 1]);
    expect(order(candidates.toReversed(), found)).toEqual([3, 2, 1]);
  });

  it("counts an item as relevant that says everything asked about the named person, and an unrelated one not, however important", () => {
    const [fitting] = rank(
      [candidate(1)],
      findings({ evidence: same([1]), entities: new Map([[7, 1]]), links: new Map([[1, [7]]]) }),
    );
    const [chaff] = rank(
      [candidate(1, { importance: 10 })],
      findings({ evidence: same([1], { near: 0.3, words: 1 }) }),
    );
    expect(fitting?.score).toBeGreaterThan(RELEVANT);
    expect(chaff?.score).toBeLessThan(RELEVANT);
  });

  describe("with vectors", () => {
    it("finds what says the same in other words, and does without where there are none", () => {
      const candidates = [candidate(1), candidate(2)];
      const said = { evidence: same([1], { near: 0.3, words: 1 }) };
      expect(order(candidates, findings({ ...said, vectors: new Map([[2, 0.95]]) }))).toEqual([2, 1]);
      expect(order(candidates, findings(said))).toEqual([1]);
    });

    it("makes nothing of texts that are alike as any two are", () => {
      expect(order([candidate(1)], findings({ vectors: new Map([[1, 0.2]]) }))).toEqual([]);
    });
  });
});
