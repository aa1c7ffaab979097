import { describe, expect, it } from "vitest";

import { DRY_FORK } from "../open-questions.fake.ts";
import { played } from "../played.fake.ts";
import { enough } from "./enough.fake.ts";

describe("Who is behind it", () => {
  it("is never said before the player names somebody: the hero has enough, and is asked whom", async () => {
    const { all, kept } = await enough("ask");
    expect(all).toMatch(/to name somebody|enough on the table/u);
    expect(all).not.toMatch(/Now it fits together|It holds:/u);
    expect(kept().announced).toBe(false);
  });

  it("may be named wrongly: who is accused denies it with a reason, it costs, and the story goes on", async () => {
    const { say, state, kept } = await enough("wrong");
    const { suspect, opponent } = kept().who;
    await say(`I go to ${suspect}`);
    const before = state().cast.find(({ name }) => name === suspect)?.attitude ?? 0;
    expect(await say(`I accuse ${suspect} of it.`)).toMatch(/“.{10}/u);
    expect(state().cast.find(({ name }) => name === suspect)!.attitude).toBeLessThan(before);
    expect(kept().announced).toBe(false);
    // Others answer as before.
    await say(`I go to ${kept().who.ally}`);
    expect(await say(`I ask ${kept().who.ally} how many horses there are.`)).not.toMatch(/end it|between you and/u);
    const held = await say(`I name ${opponent}.`);
    expect(held).toContain("It holds:");
    expect(kept().announced).toBe(true);
  });

  it("is denied without a word of the truth where nothing was found yet", async () => {
    const story = played(DRY_FORK, "early", 20);
    await story.say("");
    const { suspect } = story.kept().case!.who;
    await story.say(`I go to ${suspect}`);
    const said = await story.say(`I accuse ${suspect} of poisoning the well.`);
    expect(said).toMatch(/“.{10}/u);
    expect(story.kept().case?.found).toEqual([]);
  });
});
