import { describe, expect, it } from "vitest";

import { shortSummary } from "./short-summary.ts";

const SENTENCE = "The lighthouse at Varrow Point burns blue on nights when somebody is about to drown.";

describe("the short summary", () => {
  it("is empty for an empty description", () => {
    expect(shortSummary("")).toBe("");
    expect(shortSummary("## Only a heading")).toBe("");
  });

  it("prefers the first paragraph that says something", () => {
    expect(shortSummary(`# Varrow\n\nHark.\n\n${SENTENCE}\n\nMore.`)).toBe(SENTENCE);
  });

  it("keeps a short description whole", () => {
    expect(shortSummary("Salt and fog.")).toBe("Salt and fog.");
  });

  it("takes sentences until a hundred characters where the paragraph is too long", () => {
    expect(shortSummary(Array(5).fill(SENTENCE).join(" "))).toBe(`${SENTENCE} ${SENTENCE}`);
  });

  it("cuts at a word where even the sentences are too long", () => {
    const summary = shortSummary(`${"endless ".repeat(60)}.`, 150);
    expect(summary).toMatch(/^(?:endless )*endless…$/u);
    expect(summary.length).toBeLessThanOrEqual(150);
  });
});
