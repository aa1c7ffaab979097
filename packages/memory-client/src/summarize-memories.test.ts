import { expect, it } from "vitest";

import { summarizeMemories } from "./summarize-memories.ts";

const memory = (content: string, relevance_score: number) => ({ content, relevance_score });

it("keeps what is scored above 0.5, at most three, joined by spaces", () => {
  expect(summarizeMemories([memory("No.", 0.5), memory("Yes.", 0.51), memory("Nor this.", 0)])).toBe("Yes.");
  expect(summarizeMemories(["One.", "Two.", "Three.", "Four."].map((content) => memory(content, 0.9)))).toBe(
    "One. Two. Three.",
  );
  expect(summarizeMemories([])).toBe("");
});
