import { describe, expect, it } from "vitest";

import { relationshipState } from "./relationship.ts";

const said = (since: number | null, description: string, ended = false) => ({
  ended,
  description,
  turnId: since === null ? null : `turn-${since}`,
  turnNumber: since,
  since,
});

describe("how one stands to another", () => {
  it("is as it was first said, in the latest words", () => {
    expect(relationshipState([said(3, "owes him a coin"), said(8, "owes him a horse")])).toEqual({
      description: "owes him a horse",
      turnId: "turn-8",
      turnNumber: 8,
      validFrom: 3,
      validTo: null,
    });
  });

  it("says when it ended, and how it was before that", () => {
    expect(
      relationshipState([said(null, "serves the crown"), said(9, "has broken with the crown", true)]),
    ).toMatchObject({
      description: "serves the crown",
      validFrom: null,
      validTo: 9,
    });
  });

  it("holds from the turn in which it began a second time", () => {
    const story = [
      said(1, "loves him"),
      said(5, "hates him", true),
      said(7, "loves him again"),
      said(8, "still loves him"),
    ];
    expect(relationshipState(story)).toMatchObject({ description: "still loves him", validFrom: 7, validTo: null });
    expect(relationshipState([...story, said(9, "has forgotten him", true)])).toMatchObject({
      validFrom: 7,
      validTo: 9,
    });
  });

  it("is only known to have ended where nothing else was said", () => {
    expect(relationshipState([said(4, "no longer serves", true)])).toMatchObject({
      description: "no longer serves",
      validFrom: null,
      validTo: 4,
    });
  });
});
