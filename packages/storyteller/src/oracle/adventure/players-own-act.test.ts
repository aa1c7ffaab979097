import { describe, expect, it } from "vitest";

import { loadAdventure } from "#content/adventures/testing";
import { playAdventure, type Way } from "./testing/play.fake.ts";

const play = async (id: string, script: readonly string[], way: Way = { luck: 15 }) =>
  playAdventure((await loadAdventure(id, 1))!, script, way);
type Game = Awaited<ReturnType<typeof play>>;
const last = ({ turns }: Game): string => turns.at(-1)?.reply ?? "";

describe("the line that decides", () => {
  const TO_HER = [
    "Ask Wenna about the bell",
    "Go up to the house",
    "Go down the passage to her room",
    "search the key board",
    "Go back to the hall",
  ];

  it("is the player's own: a question about the past does not say it for them", async () => {
    const game = await play("ledger", [...TO_HER, "nobody told you to go back, did they"]);
    expect(game.progress.ended).toBe("");
    expect(last(game)).not.toContain("you say, “and open");
    expect(last(game)).toMatch(/nobody did/iu);
  });

  it("ends the story when they say it", async () => {
    const script = [
      ...TO_HER,
      "nobody told you to go back, did they",
      "go back prudence. go back and open the church door",
    ];
    expect((await play("ledger", script)).progress.ended).toBe("go-back");
  });
});

describe("an answer that the player has not given", () => {
  const TO_SUPPER = [
    "go up to the house",
    "dilly are you ok?",
    "look around",
    "who crossed them out",
    "look at the table",
  ];

  it("is not taken from sitting down", async () => {
    const script = [...TO_SUPPER, "who else has been asked", "sit down to supper"];
    const game = await play("ledger", script);
    expect(game.progress.events).toContain("supper");
    expect(last(game)).not.toContain("take that for a yes");
  });

  it("can be taken back, and the end says what was said", async () => {
    const script = [...TO_SUPPER, "i haven't decided", "wait until sundown", "rule out my own name"];
    const game = await play("ledger", script);
    expect(game.progress.flags).toContain("said-neither");
    expect(game.progress.flags).not.toContain("said-yes");
  });

  it("is not a yes in the recap if it was only taken for one", async () => {
    const waits = ["wait until sundown", "wait until sundown", "wait until sundown", "wait until sundown"];
    const game = await play("ledger", [...TO_SUPPER, ...waits, ...waits, "rule out my own name"]);
    expect(game.progress.flags).toContain("taken-for-yes");
    expect(game.progress.ended).toBe("failing-these");
    expect(last(game)).toContain("it was taken for a yes");
    expect(last(game)).not.toContain("and said yes");
  });
});

describe("a song", () => {
  it("is no theft", async () => {
    const game = await play("charts", ["take the punt to the auction", "sing the breeches for the room"]);
    expect(game.progress.taken).toEqual([]);
    expect(last(game)).toContain("You sing the Breeches.");
  });
});

describe("one question at the end", () => {
  const TO_THE_END = [
    "take the punt to the auction",
    "look closely at the wax",
    "go to the guild",
    "go down the water stairs to the cutter",
    "lift the boards",
    "sail straight for the combs",
    "follow the seals",
    ...Array.from({ length: 6 }, () => "Wait until dawn"),
  ];

  it("is answered, and solves nothing", async () => {
    const game = await play("charts", [...TO_THE_END, "talk to thrale, ask her what forty bonds come to"]);
    expect(game.progress.ended).toBe("");
    expect(last(game)).toContain("ninepence");
  });

  it("when the ebb has turned, the people wait for what the hero does", async () => {
    const game = await play("charts", [...TO_THE_END, ...Array.from({ length: 4 }, () => "keep her talking")]);
    expect(game.progress.events).toContain("the-turn");
    expect(game.progress.ended).toBe("");
    const then = await play("charts", [
      ...TO_THE_END,
      ...Array.from({ length: 4 }, () => "keep her talking"),
      "ask her to breakfast",
    ]);
    expect(then.progress.ended).toBe("by-wit");
    expect(last(then)).not.toContain("After that it’s only bookkeeping");
    expect(last(then)).not.toContain("Bought forty bonds");
  });
});

describe("a greeting and a question", () => {
  it("are no question about the time", async () => {
    const game = await play("ledger", ["go up to the house", "good evening. how long have you worked here mrs achard"]);
    expect(last(game)).not.toContain("still to come");
    expect(last(game)).toContain("Fifty-two years");
  });

  it("at a person who has left are not ferried after her", async () => {
    const script = [
      "look around",
      "bess how long have you run this place",
      "look around",
      "look around",
      "look around",
    ];
    const game = await play("charts", [
      ...script,
      "look around",
      "look around",
      "go over to thrale and sit down with her",
    ]);
    expect(game.progress.events).toContain("captain-crosses");
    expect(game.progress.place).toBe("dry-anchor");
    expect(last(game)).toContain("over to the sale");
  });

  it("about somebody elsewhere are not answered by another", async () => {
    const game = await play("charts", ["take the punt to the auction", "look around", "ask cobb about the song"]);
    expect(last(game)).toContain("Cobb is at the Dry Anchor");
  });
});

describe("two questions with one answer", () => {
  it("get it once", async () => {
    const reply = last(await play("charts", ["bess are you going to the auction? who else is bidding"]));
    expect(reply).toContain("A quarter of a chart");
    expect(reply).not.toContain("has told you that");
  });
});

describe("a recap", () => {
  it("says of no one that they looked who did not", async () => {
    const until = Array.from({ length: 9 }, () => "Wait until midwinter");
    const game = await play("lantern", [...until, "Wait", "Wait"]);
    expect(game.progress.ended).not.toBe("");
    expect(last(game)).not.toContain("and you looked");
  });
});
