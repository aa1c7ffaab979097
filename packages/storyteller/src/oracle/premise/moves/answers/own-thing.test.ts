import { describe, expect, it } from "vitest";

import { played } from "../../played.fake.ts";
import { GAUGE } from "./answers.fake.ts";

const begun = async (seed = "a", luck = 15) => {
  const story = played(GAUGE, seed, luck);
  await story.say("");
  return story;
};
const found = (story: Awaited<ReturnType<typeof begun>>) => story.kept().case?.found.length ?? 0;

describe("An instrument that is read", () => {
  it("shows a number, and the same one as long as nothing has changed", async () => {
    const story = await begun();
    const first = /\d+/u.exec(await story.say("I read my barometer."))?.[0];
    expect(first).toBeDefined();
    expect(await story.say("I read my barometer again.")).toContain(first!);
    expect(await story.say("What does the barometer say?")).toContain(first!);
  });

  it("stays where the player's texts say that it stays", async () => {
    const story = await begun();
    const first = /\d+/u.exec(await story.say("I read the water gauge."))?.[0];
    for (let at = 0; at < 4; at++) await story.say("I wait.");
    expect(await story.say("What does the water gauge show?")).toContain(first!);
  });

  it("shows the hour at which a clock has stopped by the player's texts", async () => {
    const story = await begun();
    expect(await story.say("I examine the church clock.")).toMatch(/twenty to four/iu);
  });

  it("is never a letter", async () => {
    for (const seed of ["a", "b", "c", "d"]) {
      const story = await begun(seed);
      expect(await story.say("I hold up my barometer and read it.")).not.toMatch(/Drawn|warning|list of names/u);
    }
  });
});

describe("What the player's texts name", () => {
  it.each(["I look at the water gauge.", "I take a good long look at Judge the pig.", "I examine the harbour lamp."])(
    "gives no clue about something else when it is looked at: %s",
    async (look) => {
      const story = await begun();
      const before = found(story);
      const said = await story.say(look);
      expect(said).toMatch(/gauge|Judge|lamp|\d|no more to be learned by looking|Nothing new comes of it/u);
      expect(found(story)).toBe(before);
    },
  );

  it("is never read back in the player's own sentence", async () => {
    const story = await begun();
    for (const look of ["I look at the water gauge.", "I look at Judge.", "I look at the harbour lamp."])
      expect(await story.say(look)).not.toMatch(/ever since, though|every night|to save oil/u);
  });

  it("is what a look shows that names it with the place where the dead lay", async () => {
    const story = played(
      {
        ...GAUGE,
        world: GAUGE.world.replace(
          "Places:",
          "Old Amos Teal was found dead on the towpath with a broken oar under him. Places:",
        ),
      },
      "a",
      15,
    );
    await story.say("");
    const said = await story.say("I look at the place where Amos Teal lay, and at the broken oar.");
    expect(said).not.toMatch(/was found dead/u);
    expect(said).toContain("oar");
  });

  it("shows something where it is a body, without dice", async () => {
    const story = await begun("b", 1);
    await story.say("I go to the dry dock.");
    const said = await story.say("I look at the bodies: their lips, their nails, anything odd.");
    expect(said.length).toBeGreaterThan(20);
    expect(said).not.toMatch(/You look everywhere|cannot tell/u);
  });
});
