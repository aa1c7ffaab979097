import { describe, expect, it } from "vitest";

import { loadAdventure } from "#content/adventures/testing";
import type { Adventure } from "#content/adventures/schema";
import { uncertainEndings } from "./uncertain-endings.ts";

const withEnding = async (text: Adventure["endings"][number]["text"]): Promise<Adventure> => {
  const adventure = (await loadAdventure("first-evening", 1))!;
  const [first] = adventure.endings;
  return { ...adventure, endings: [{ ...first!, id: "tried", text }] };
};
const PIT = "All nine sacks lie in the ash pit, spoiled, never opened, and every knot on them undone by nobody.";

describe("An ending", () => {
  it("is reported where it gives away a clue that the player may not have found", async () => {
    expect(uncertainEndings(await withEnding([{ says: PIT }])).join("\n")).toMatch(
      /ending tried, part 1: tells nine-sacks/u,
    );
  });

  it("is not reported where the clue is its condition", async () => {
    expect(uncertainEndings(await withEnding([{ when: { clue: "nine-sacks" }, says: PIT }]))).toEqual([]);
  });

  it("is reported where it names somebody whom the player may not have met", async () => {
    const warned = uncertainEndings(await withEnding([{ says: "Hanne bakes. Peel counts seven." }]));
    expect(warned).toEqual(["ending tried, part 1: names Peel, who may not have been met"]);
  });
});
