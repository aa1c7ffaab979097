import { beforeAll, describe, expect, it } from "vitest";

import { measureOwnRecall, type OwnRecall } from "../bench/own-recall/measure.ts";

const CAMPAIGNS = 3;
const TURNS = 80;

describe("Three campaigns of the oracle's, remembered as they are played and asked about", () => {
  let own: OwnRecall;
  beforeAll(async () => {
    own = await measureOwnRecall(CAMPAIGNS, TURNS);
  });

  it("never recall a superseded claim as if it were true", () => expect(own.zeros.stale).toEqual([]));
  it("never recall what was undone", () => expect(own.zeros.undone).toEqual([]));
  it("never show the player a secret", () => expect(own.zeros.secret).toEqual([]));
  it("never have anything of another campaign", () => expect(own.zeros.foreign).toEqual([]));

  it("have questions about changes, undone turns and secrets, and find most of the answers", () => {
    const questionsOf = (kind: string) => own.judged.filter(({ answered }) => answered.question.kind === kind).length;
    for (const kind of ["changed: now", "undone", "secret"]) expect(questionsOf(kind)).toBeGreaterThan(5);
    const answerable = own.judged.filter(({ found10 }) => found10 !== null);
    const found = answerable.filter(({ found10 }) => found10);
    expect(found.length / answerable.length).toBeGreaterThan(0.8);
  });
});
