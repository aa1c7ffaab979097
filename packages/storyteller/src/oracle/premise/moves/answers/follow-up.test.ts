import { describe, expect, it } from "vitest";

import { cases } from "../../case/case-content.ts";
import { played } from "../../played.fake.ts";
import { GAUGE } from "./answers.fake.ts";

/** A story in which a look at a door has shown a shadow beneath it. */
async function withShadow() {
  for (const seed of ["a", "b", "c", "d", "e", "f", "g", "h"]) {
    const story = played(GAUGE, seed, 15);
    await story.say("");
    for (const door of ["the door", "the back door", "the door of the lock house", "the side door", "the oak door"])
      if ((await story.say(`I look at ${door}.`)).includes("a shadow passes")) return story;
  }
  throw new Error("No door has shown a shadow");
}

describe("What the game has made the player curious of", () => {
  it.each(["I open the door and see who is there.", "Who is there?", "I open the door.", "I look who it is."])(
    "has an end when the player goes after it: %s",
    async (deed) => {
      const story = await withShadow();
      const said = await story.say(deed);
      expect(said).toMatch(/heel marks/u);
      expect(said).not.toMatch(/You see who is there|older than its lock/u);
    },
  );

  it("comes once", async () => {
    const story = await withShadow();
    await story.say("I open the door.");
    expect(await story.say("I open the door.")).not.toMatch(/heel marks/u);
  });

  it("does not come with another deed", async () => {
    const story = await withShadow();
    expect(await story.say("I greet Jonas.")).not.toMatch(/heel marks/u);
    expect(await story.say("I open the door.")).toMatch(/heel marks/u);
  });

  it("is written for a good many details", () => {
    const all = Object.values(cases().details).flat();
    expect(all.filter((each) => typeof each !== "string" && each.behind !== undefined).length).toBeGreaterThan(15);
  });
});
