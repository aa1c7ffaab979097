import { expect, it } from "vitest";

import { recallSummary } from "./recall-summary.ts";

const LORE = `## Plot Elements
- **Wilderness**: Beyond the last fence there is only wilderness, and Maldric Evenstride owes Galumbriel nothing.
- **Mystery**: Three clues point to Halion of Valadel.
## Gameplay Style
You begin at level 1, as nobodies with something to prove. Growth comes by milestone.`;

it("is the sentence that what was remembered was remembered for", () => {
  expect(recallSummary(LORE, "names Halion, speaks of clue")).toBe("Mystery: Three clues point to Halion of Valadel.");
  expect(recallSummary(LORE, "speaks of level and prove")).toBe(
    "You begin at level 1, as nobodies with something to prove.",
  );
});

it("is the first sentence where no word tells, and never one of memory's own words", () => {
  for (const reason of [
    "happened beside something you speak of",
    "you pinned it, says it in other words",
    "speaks of rain",
    "",
  ])
    expect(recallSummary(LORE, reason)).toMatch(/^Wilderness: Beyond the last fence/u);
});

it("is cut at a word, with an ellipsis, where it is long", () => {
  const gist = recallSummary(LORE, "names Maldric");
  expect(gist).toMatch(/…$/u);
  expect(gist.length).toBeLessThanOrEqual(75);
  expect(LORE.replaceAll("**", "")).toContain(`${gist.slice(0, -1)} `);
});

it("is the whole of what is one sentence", () => {
  expect(recallSummary("Hanne keeps the ferry", "names Hanne")).toBe("Hanne keeps the ferry");
});
