import { describe, expect, it } from "vitest";

import { lastReply, play } from "../testing/play-by-id.fake.ts";

/** Long plays take a while on a busy machine. */
const SLOW = 60_000;

const FOUND = "I'll look for him. What's your name?";
const WITH_OIL = [FOUND, "We cross to the oil-house", "I fill the oil can", "We go back to the way-house"];

describe("a wait", { timeout: SLOW }, () => {
  it("is one turn of the clock, and says what happens, how long it was and what hour it is", async () => {
    const played = await play("lantern", [FOUND, "Wait"]);
    expect(played.progress.turns).toBe(2);
    expect(lastReply(played)).toMatch(/^You wait a short while\.\n\n[^]+\n\nIt is still evening\.$/u);
  });

  it.each(["I wait a bit", "wait a while", "I wait for a moment", "i stay here for a little while"])(
    "is short: %s",
    async (line) => {
      const { progress } = await play("lantern", [FOUND, line]);
      expect(progress.turns).toBeLessThan(4);
      expect(progress.time).toBe(0);
    },
  );

  it("until an hour lasts till that hour and names it", async () => {
    const played = await play("lantern", ["We go to the oil-house", "I wait until dusk"]);
    expect(played.progress.time).toBe(3);
    expect(lastReply(played)).toMatch(/^You wait for dusk\.[^]*Dusk again/u);
  });

  it("does not answer the question at supper before the player is asked once more", async () => {
    const supper = ["Go up to the house", "wait until supper"];
    const wait = "I wait till she goes for the pudding";
    const asked = await play("ledger", [...supper, wait]);
    expect(asked.progress.open).toBe("supper");
    expect(lastReply(asked)).toContain("It is still for you to answer: ");
    expect(asked.progress.turns).toBe((await play("ledger", supper)).progress.turns);
    const again = await play("ledger", ["I wait"], { luck: 15, from: asked });
    expect(again.progress.open).toBe("");
    expect(again.progress.time).toBeLessThan(2);
  });
});

describe("a night's rest", { timeout: SLOW }, () => {
  it.each(["I spend the rest of the night sleeping by the fire", "I go to bed", "we sleep", "I turn in for the night"])(
    "lasts till morning, and no second night: %s",
    async (line) => {
      const played = await play("lantern", [...WITH_OIL.slice(0, 3), line]);
      expect(played.progress.time).toBe(2);
      expect(lastReply(played)).toContain("It is morning.");
      expect(played.table.effects.map((effect) => JSON.stringify(effect)).join()).toContain("long");
    },
  );

  it("is what rest means by night, and by day rest is short", async () => {
    const night = await play("lantern", [...WITH_OIL.slice(0, 3), "wait until night", "rest"]);
    expect(night.progress.time).toBe(2);
    const day = await play("lantern", ["rest"], { luck: 15, from: night });
    expect(day.progress.time).toBe(2);
    expect(lastReply(day)).toContain("It is still morning.");
  });

  it("is no moment's rest by night", async () => {
    const { progress } = await play("lantern", [...WITH_OIL.slice(0, 3), "wait until night", "I rest for a moment"]);
    expect(progress.time).toBe(1);
  });

  it("comes before what is done at first light", async () => {
    const script = [...WITH_OIL.slice(0, 3), "At first light we set off for the way-house, me carrying the can"];
    const { progress, turns } = await play("lantern", script);
    expect(progress.time).toBe(2);
    expect(progress.place).toBe("way-house");
    expect(turns.at(-1)?.reply).toMatch(/^You lie down to sleep\.[^]*It is morning\.\n\n[^]*way-house/u);
  });

  it("is not slept again where it is morning already", async () => {
    const script = [...WITH_OIL.slice(0, 3), "I sleep till morning", "At first light we set off for the way-house"];
    const { progress } = await play("lantern", script);
    expect(progress.time).toBe(2);
    expect(progress.place).toBe("way-house");
  });
});

describe("a message with two sentences of one meaning", { timeout: SLOW }, () => {
  it("promises once", async () => {
    const script = ["I look at the seventh loaf", "I hold out my crust to whatever is in the oven"];
    const played = await play("first-evening", [...script, "I promise, Peel. I'll see what I can do"]);
    expect(played.progress.promised).toContain("peel");
    expect(lastReply(played).match(/Nine sacks/gu)).toHaveLength(1);
  });
});
