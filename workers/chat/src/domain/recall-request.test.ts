import { describe, expect, it } from "vitest";

import type { Recalled } from "#contracts/play/turn";
import { recallRequest, worthRecalling } from "./recall-request.ts";

const item = (itemId: string, turnId: string, content: string): Recalled => ({
  itemId,
  turnId,
  turnNumber: 1,
  content,
  kind: "event",
  reason: "",
  relevance_score: 0.5,
});

const GOING_ON = { playerText: "I ask Hanne", lastReply: "", fresh: [], recapBefore: null, party: ["Mira Vance"] };

describe("what memory is asked", () => {
  it("is the player's words and how the last reply ended, and not what the transcript holds", () => {
    const lastReply = `${"x".repeat(500)} the end`;
    const question = recallRequest({ ...GOING_ON, lastReply, fresh: ["b", "c"] });
    expect(question.situation).toMatch(/^I ask Hanne\nx+ the end$/u);
    expect(question.situation.length).toBeLessThan(320);
    expect(question.exclude).toEqual(["b", "c"]);
  });

  it("is for a recap of the party only where the player wants one", () => {
    expect(recallRequest(GOING_ON)).not.toHaveProperty("recap");
    expect(recallRequest({ ...GOING_ON, recapBefore: 12 }).recap).toEqual({ of: ["Mira Vance"], before: 12 });
  });
});

describe("what is recalled", () => {
  it("says each thing once, best first: a deed that an episode tells of is left out", () => {
    const deed = "Mira promised Hanne the locket.";
    const items = [
      item("1", "t1", `${deed} Hanne nodded.`),
      item("2", "t1", deed),
      item("3", "t2", deed),
      item("4", "t3", "The sea door is barred."),
    ];
    expect(worthRecalling(items).map((one) => one.itemId)).toEqual(["1", "3", "4"]);
  });

  it("has to do with the situation, or was pinned", () => {
    const hardly = { ...item("1", "t1", "It rained."), relevance_score: 0.06 };
    const pinned = { ...hardly, itemId: "2", content: "Mira is afraid of fire.", reason: "you pinned it" };
    const meant = { ...hardly, itemId: "3", content: "Hanne keeps the lamps.", reason: "says it in other words" };
    expect(worthRecalling([pinned, hardly, meant]).map((one) => one.itemId)).toEqual(["2", "3"]);
  });
});
