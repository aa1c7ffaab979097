import { describe, expect, it } from "vitest";

import { DRY_FORK, LARKMERE, PERIHELION } from "../open-questions.fake.ts";
import { type OwnPremise, played } from "../played.fake.ts";
import { toSecondPerson } from "../words/person-words.ts";

const begun = async (premise: OwnPremise, luck: number) => {
  const story = played(premise, "tested", luck);
  await story.say("");
  return story;
};

const TESTS: readonly (readonly [OwnPremise, string])[] = [
  [PERIHELION, "I put my ear to the coolant pipe and tap it."],
  [PERIHELION, "I scrape a flake of the paint off and test it."],
  [PERIHELION, "I run a diagnostic on the engine."],
  [LARKMERE, "I compare the wool of the fox with the cardigan on the chair."],
  [LARKMERE, "I smell the rope that hung on the hook."],
  [LARKMERE, "I examine the screws of the hook: were they forced from inside or outside?"],
  [DRY_FORK, "I take a sample of the water from the trough and taste it."],
  [DRY_FORK, "I examine my saddle for a maker's mark."],
];

describe("A test or an examination", () => {
  it.each(TESTS)("has a check and a result, and is never only told again: %#", async (premise, words) => {
    for (const luck of [1, 20]) {
      const { say, table } = await begun(premise, luck);
      const reply = await say(words);
      expect(reply.length).toBeGreaterThan(20);
      expect(reply).not.toContain(toSecondPerson(words.slice(2, -1)));
      expect(table.proposals.length, words).toBeGreaterThan(0);
    }
  });

  it("has the same result again, and is known from then on", async () => {
    const { say, kept } = await begun(LARKMERE, 20);
    const first = await say("I compare the wool of the fox with the cardigan on the chair.");
    const result = first.split("\n\n").at(-1)!;
    expect(await say("I compare the wool of the fox with the cardigan on the chair.")).toContain(result);
    expect(kept().clues.join(" ")).toMatch(/^The wool: /u);
    expect(await say("What do I know so far?")).toContain("The wool: ");
  });

  it("answers “inside or outside” with one of the two", async () => {
    const { say } = await begun(LARKMERE, 20);
    expect(await say("I examine the lock of the cash box: was it opened from inside or outside?")).toMatch(
      /\b(?:in|out)side\b[^?]*$/u,
    );
  });

  it("of a box or a drawer shows what is in it, and what is in it stays", async () => {
    const { say } = await begun(LARKMERE, 20);
    const first = await say("I look inside the biscuit tin.");
    expect(first).toContain("(Drawn.");
    const inside = first.split("\n\n")[0]!;
    expect(await say("What is in the biscuit tin?")).toContain(inside);
  });
});
