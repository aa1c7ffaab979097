import { describe, expect, it } from "vitest";

import { cases } from "../case/case-content.ts";
import { COPPER } from "../case/climax/climax.fake.ts";
import { played } from "../played.fake.ts";

describe("A deed of which nothing else comes", () => {
  it("is said, and who is here sees it", async () => {
    const story = played(COPPER, "plain", 12);
    await story.say("");
    const said = await story.say("I fold my gloves.");
    expect(said).toMatch(/^You fold your gloves\.\n\n\p{Lu}[^“”.]*\.$/u);
  });

  it("has no riddle for an answer", () => {
    const { lines, results } = cases();
    const texts = JSON.stringify([lines["deed seen"], results.plain, results.failed]);
    expect(texts).not.toMatch(/“|mother|stain|other way round|easier ways/u);
  });
});
