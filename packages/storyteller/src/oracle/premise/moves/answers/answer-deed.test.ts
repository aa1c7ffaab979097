import { describe, expect, it } from "vitest";

import { cases } from "../../case/case-content.ts";
import { COPPER } from "../../case/climax/climax.fake.ts";
import { pattern } from "../../../patterns.ts";
import { played } from "../../played.fake.ts";
import { GAUGE } from "./answers.fake.ts";

describe("A deed of which nothing else comes", () => {
  it("is answered by somebody who is here, with words that fit its kind", async () => {
    const story = played(COPPER, "plain", 12);
    await story.say("");
    const said = await story.say("I write it down in my notebook.");
    expect(said).toMatch(/^You write it down in your notebook\.\n\n.{12,}/u);
    expect(said).not.toMatch(/looks on|says nothing|watches you/u);
  });

  it.each([
    "I look at the painting on the wall.",
    "I put my knife to his throat.",
    "I look through the grille.",
    "I look out of the window.",
    "I sit down on the step.",
    "I have a close look at the book.",
    "I give the pig a long look.",
    "I whistle a tune.",
    "I open the cupboard.",
  ])("is more than the player's words turned round: %s", async (deed) => {
    for (const seed of ["a", "b", "c"]) {
      const story = played(GAUGE, seed, 14);
      await story.say("");
      await story.say("I greet Jonas.");
      const said = await story.say(deed);
      expect(said).not.toMatch(/looks on\.|sees it, and says nothing|watches you do it|takes it in/u);
      expect(said.replace(/^You [^.]*\.\s*/u, "").length, said).toBeGreaterThan(15);
    }
  });

  it("has words for every kind of deed, for several times of each", () => {
    const { reactions } = cases();
    for (const [kind, lines] of Object.entries(reactions)) {
      expect(lines.length, kind).toBeGreaterThan(1);
      if (kind !== "creature") expect(() => pattern(`reacts ${kind}`)).not.toThrow();
    }
  });

  it("has no riddle for a result", () => {
    const { results } = cases();
    const texts = JSON.stringify([results.plain, results.failed]);
    expect(texts).not.toMatch(/“|mother|stain|other way round|easier ways/u);
  });
});
