import { describe, expect, it } from "vitest";

import { loadAdventure } from "#content/adventures/testing";
import { playAdventure } from "../testing/play.fake.ts";

/** The last reply after these messages. */
const reply = async (id: string, ...script: string[]): Promise<string> =>
  (await playAdventure((await loadAdventure(id, 1))!, script, { luck: 15 })).turns.at(-1)?.reply ?? "";

describe("a question in plain words", () => {
  it("goes to a person here when it is asked of nobody by name", async () => {
    const answer = await reply("lantern", "I ask who saw the keeper last, and I listen.");
    expect(answer).toContain("He took the long snuffer");
    expect(answer).not.toContain("is not here");
  });

  it("is never done as a deed", async () => {
    const answer = await reply("lantern", "Go east to the Third Post", "Go on to the ford", "why did you burn it");
    expect(answer).not.toContain("It catches");
    expect(await reply("first-evening", "who ate the... wait who baked the seventh loaf")).not.toContain("Torn");
  });

  it("of the time is answered by the time", async () => {
    expect(await reply("lantern", "what time is it?")).toContain(
      "It is evening. Still to come today: night. Midwinter night is 2 days off.",
    );
    expect(await reply("lantern", "how many nights until midwinter")).toContain("2 days off");
  });

  it("of who is about is answered by who is here", async () => {
    expect(await reply("lantern", "anybody there?")).toContain("Annis and Joan are here.");
    expect(await reply("lantern", "Go east to the Third Post", "where is everyone")).toContain("You last saw Annis");
  });

  it("of the way is answered by the ways", async () => {
    expect(await reply("ledger", "how do i get there")).toContain("up eight steps to the front door");
  });

  it("of who somebody is goes to the stranger, not to who came along", async () => {
    const way = ["Ask Annis to come with me", "Go east to the Third Post", "Go on to the ford"];
    const answer = await reply(
      "lantern",
      ...way,
      "Claim the captain's exemption",
      "Go across to the chapel",
      "who are you",
    );
    expect(answer).toContain("Brother Hallam, of this chapel");
  });

  it("about several people is not about one who is called so", async () => {
    const answer = await reply("ledger", "Go up to the house", "what question do you ask the heirs");
    expect(answer).not.toContain("Abel Noon is not here");
  });

  it("after a name and a colon goes to that person", async () => {
    expect(await reply("charts", 'bess: "any other way onto that barge?"')).toContain("Bess");
  });
});

describe("things of the hero", () => {
  it("are counted by the sheet", async () => {
    expect(await reply("lantern", "I count my rations")).toBe("You have 3 rations.");
  });

  it("are eaten", async () => {
    expect(await reply("lantern", "Go east to the Third Post", "eat something")).toContain("You have 2 rations left.");
  });
});

describe("a deed", () => {
  it("to somebody who is not here comes to nothing", async () => {
    const answer = await reply("lantern", "Go east to the Third Post", "I tie the reeve up and drag him along");
    expect(answer).toContain("Piers Maddern is not here");
    expect(answer).not.toContain("You manage it");
  });

  it("to a place is not done to a thing with a word of its name", async () => {
    expect(await reply("lantern", "kick the oil house door in")).toContain("Barrels below, a bunk above");
  });

  it("is not done to the thing looked at last when it is done to several", async () => {
    const way = ["Go east to the Third Post", "Go on to the ford", "Read the tariff board closely"];
    expect(await reply("lantern", ...way, "Light them")).not.toContain("tariff board once more");
  });

  it("that needs a thing which stays where it is is left out", async () => {
    const answer = await reply(
      "ledger",
      "Go up to the house",
      "Go through the green door",
      "take the ledger and throw it in the fire",
    );
    expect(answer).toContain("It comes up as far as the chain lets it");
    expect(answer).not.toContain("You would have to have it in your hand");
  });

  it("and a way by its direction follow each other", async () => {
    expect(await reply("ledger", "pay her a coin and go up")).toContain("A long table is laid for six");
  });

  it("of opening a door and going out leads out once", async () => {
    const answer = await reply("first-evening", "i reach into the oven", "kick the door open, go out");
    expect(answer).toContain("Six doors");
    expect(answer).not.toContain("The warmth meets you");
  });

  it("of trading needs words of trade", async () => {
    expect(await reply("lantern", "lol I drink some of the oil")).not.toContain("to sell");
  });
});

describe("words to somebody", () => {
  it("are a challenge and no gift", async () => {
    expect(await reply("charts", "captain thrale i challenge you to a duel")).not.toContain("takes a duel");
  });

  it("go to the one at whom the hero has just laid hands", async () => {
    expect(await reply("lantern", "I shake Annis and ask what shes hiding")).not.toContain("says Joan");
  });

  it("are said once in a reply", async () => {
    const answer = await reply(
      "lantern",
      "Go east to the Third Post",
      "Go on to the ford",
      "I know you burned it, Bet.",
    );
    const paragraphs = answer.split("\n\n");
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
  });
});
