import { describe, expect, it } from "vitest";

import { shortSummary, truncate } from "./short-summary.ts";

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

describe("a text cut short", () => {
  it("stays whole at exactly the limit", () => {
    expect(truncate("a".repeat(150), 150)).toBe("a".repeat(150));
  });

  it("cuts one endless word in its middle, and never half a character", () => {
    expect(truncate("a".repeat(200), 150)).toBe(`${"a".repeat(149)}…`);
    expect(truncate("🔥".repeat(100), 10)).toBe("🔥🔥🔥🔥…");
  });

  it("leaves no comma before the ellipsis", () => {
    expect(truncate("salt, fog and bells", 7)).toBe("salt…");
  });
});
