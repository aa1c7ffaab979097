import { describe, expect, it } from "vitest";

import { elementsOf, focusOf, nameOf, progressionOf } from "./campaign-summary.ts";

const sections = "## Subtitle\nA light that drowns\n\n## Campaign Overview\nThe lamp burns blue.";

describe("a campaign's name", () => {
  it("is its own where it has one", () => {
    expect(nameOf({ name: "The Blue Flame", description: sections })).toBe("The Blue Flame");
  });

  it("is otherwise the description's subtitle", () => {
    expect(nameOf({ name: " ", description: sections })).toBe("A light that drowns");
  });

  it("is otherwise the first heading the player wrote", () => {
    expect(nameOf({ name: "", description: "# The Drowned Bell\nIt rings." })).toBe("The Drowned Bell");
  });

  it("is otherwise a summary, short enough for a heading", () => {
    const name = nameOf({ name: "", description: `The lamp burns ${"blue and ".repeat(30)}cold` });
    expect(name).toMatch(/^The lamp burns blue.*…$/u);
    expect(name.length).toBeLessThanOrEqual(80);
  });

  it("is never nothing", () => {
    expect(nameOf({ name: "", description: "" })).toBe("Untitled Campaign");
  });
});

describe("a campaign in a few words", () => {
  it("shows the level of each", () => {
    expect(focusOf({ exploration: "very-high", combat: "low", social: "medium" })).toBe(
      "Exploration Very High · Combat Low · Social Medium",
    );
  });

  it("names three elements and counts the rest", () => {
    expect(elementsOf({ elements: ["mystery", "heist", "war", "horror", "urban"] })).toBe(
      "Mystery, Heist, War +2 more",
    );
    expect(elementsOf({ elements: ["mystery"] })).toBe("Mystery");
    expect(elementsOf({ elements: [] })).toBe("Not specified");
  });

  it("shows the stored default of progression as milestone", () => {
    expect(progressionOf({ levelProgression: "standard" })).toBe("Milestone");
    expect(progressionOf({ levelProgression: "xp" })).toBe("Experience points");
  });
});
