import { describe, expect, it } from "vitest";

import { lastReply, play } from "../testing/play-by-id.fake.ts";

const reply = async (id: string, ...script: readonly string[]): Promise<string> => lastReply(await play(id, script));

const TO_ABEL = [
  "go to the gatehouse",
  "Wenna, row me over to the gatehouse",
  "search the soup plate",
  "Abel? You can come out",
];
const WITH_OIL = ["fill the can", "Annis, come with me to the Third"];

describe("a look", () => {
  it("from the ladder lights no lamp, and the light comes with the words for it", async () => {
    const seen = [...WITH_OIL, "I climb the rungs and look at the dead lamp at the top"];
    const { progress } = await play("lantern", seen);
    expect(progress.flags).toContain("has-can");
    expect(await reply("lantern", ...seen, "climb up and light it")).toMatch(
      /You dig the white out|You get it cleared/u,
    );
  });

  it("at what was looked at last takes it, and not its neighbours", async () => {
    const { progress } = await play("first-evening", ["look at the loaf", "I pick it up"]);
    expect(progress.taken).toContain("seventh-loaf");
  });
});

describe("who is called along", () => {
  it("comes, and is with the hero there", async () => {
    expect(await reply("lantern", ...WITH_OIL)).toContain("Annis is with you");
  });

  it("says so if they will not come, and the hero stays, too", async () => {
    const { progress, turns } = await play("ledger", [...TO_ABEL, "Abel, come up to the house with us"]);
    expect(turns.at(-1)?.reply).toContain("dead in the house");
    expect(progress.place).toBe("gatehouse");
  });

  it("comes once the hero does what they have asked for", async () => {
    const { progress } = await play("ledger", [
      ...TO_ABEL,
      "Abel, I will stand next to you.",
      "Abel, come up to the house with us",
    ]);
    expect(progress.companions).toContain("abel-noon");
    expect(progress.place).toBe("hall");
  });
});

describe("an order", () => {
  const AT_THE_FORD = ["go to the third post", "go to the toll ford"];

  it("that is given a third time is not passed over", async () => {
    const order = "Bet, round up the men and light the road";
    expect(await reply("lantern", ...AT_THE_FORD, order, order, order)).toMatch(/says Bet|Bet /u);
  });

  it("calls the reeve out, shows what he hid, and makes him sit", async () => {
    const ruse = 'I shout from outside: "Maddern! A strap is gone on your sledge, the strongbox is in the river!"';
    const { progress } = await play("lantern", [...AT_THE_FORD, ruse]);
    expect(progress.clues).toContain("hidden-barrels");
    const shown = [...AT_THE_FORD, ruse, '"Bet, Wick, Dorrit: look under this rug! Eighteen barrels."'];
    expect(await reply("lantern", ...shown)).toContain("Wick counts under his breath");
    expect(await reply("lantern", ...shown, "Maddern, I arrest you in the captain's name. Sit down.")).toContain(
      "He sits",
    );
  });
});
