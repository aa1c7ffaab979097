import { describe, expect, it } from "vitest";

import { played } from "../../played.fake.ts";
import { GAUGE } from "../answers/answers.fake.ts";

const at = async (seed: string, luck = 15) => {
  const story = played(GAUGE, seed, luck);
  await story.say("");
  await story.say("I greet Ned.");
  return story;
};

describe("Somebody who is asked", () => {
  it("tells something of the matter where the texts say that they know more than they tell", async () => {
    for (const seed of ["a", "b", "c"]) {
      const story = await at(seed);
      if (story.kept().case?.who.opponent.includes("Varley") === true) continue;
      const before = story.kept().case?.found.length ?? 0;
      await story.say("Ned, you know something. Tell me.");
      expect(story.kept().case?.found.length).toBeGreaterThan(before);
    }
  });

  it("says why they would ask another", async () => {
    const story = played(GAUGE, "d", 15);
    await story.say("");
    await story.say("I greet Jonas.");
    const said = [
      await story.say("Jonas, where did the eels go?"),
      await story.say("Jonas, how did the ferry get its name?"),
      await story.say("Jonas, who built the weir?"),
    ].join(" ");
    expect(said).not.toMatch(/Search me|would not know|not for me to know|own business|before my time/u);
  });

  it("says yes or no in words of their own", async () => {
    const story = played(GAUGE, "d", 15);
    await story.say("");
    await story.say("I greet Jonas.");
    expect(await story.say("Jonas, do you like eels?")).toMatch(/“|Jonas/u);
  });
});

describe("A favour", () => {
  it.each(["May I borrow your key?", "Could I have the boathook, please?", "Will you paint Judge's portrait?"])(
    "is granted or refused with a reason, and is no deed of the hero: %s",
    async (asked) => {
      for (const luck of [1, 20]) {
        const story = played(GAUGE, "e", luck);
        await story.say("");
        await story.say("I greet Jonas.");
        const said = await story.say(asked);
        expect(said).not.toMatch(/^You (?:borrow|have|paint)|rolled|fifty/u);
        expect(said).toMatch(/Jonas/u);
        if (luck === 1) expect(said.length).toBeGreaterThan(40);
      }
    },
  );

  it("that is a thing is the hero's, once it is granted", async () => {
    const story = played(GAUGE, "e", 20);
    await story.say("");
    await story.say("I greet Jonas.");
    expect(await story.say("May I borrow your key?")).toMatch(/You have the key/u);
  });
});
