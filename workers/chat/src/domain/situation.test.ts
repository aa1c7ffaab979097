import { describe, expect, it } from "vitest";

import type { Recalled } from "#contracts/play/turn";
import { recallQuestion, worthRecalling } from "./situation.ts";

const item = (itemId: string, turnId: string, content: string): Recalled => ({
  itemId,
  turnId,
  turnNumber: 1,
  content,
  kind: "event",
  reason: "",
  relevance_score: 0.5,
});

describe("what memory is asked", () => {
  it("is the player's words and how the last reply ended, and not what was told just now", () => {
    const transcript = ["a", "b", "c"].map((turnId, number) => ({
      turnId,
      number,
      playerText: "",
      reply: `${"x".repeat(500)} the end of ${turnId}`,
    }));
    const question = recallQuestion("I ask Hanne", transcript);
    expect(question.situation).toMatch(/^I ask Hanne\nx+ the end of c$/u);
    expect(question.situation.length).toBeLessThan(320);
    expect(question.exclude).toEqual(["b", "c"]);
    expect(recallQuestion("I begin", []).exclude).toEqual([]);
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
});
