import { describe, expect, it } from "vitest";

import { ADVENTURES } from "#content/adventures/cards";
import { loadAdventure } from "#content/adventures/testing";
import type { Played } from "./testing/play.fake.ts";
import { play } from "./testing/play-by-id.fake.ts";

type Game = Played;
const last = ({ turns }: Game): string => turns.at(-1)?.reply ?? "";
const all = ({ turns }: Game): string => turns.map(({ reply }) => reply).join("\n");

const TO_THE_CUTTER = ["go to the pilots guild", "go down to the cutter"];
const TO_THE_WRECK = [...TO_THE_CUTTER, "sail for the combs", "sing the verses and steer"];
const STOLEN = [
  "take the punt to the auction",
  "go aboard the Second Opinion",
  "search the captain's desk",
  "take the letters",
  "go back to the auction",
];

describe("what the hero has taken", () => {
  it("cannot be served: letters in the hero's coat touch nobody's shoulder", async () => {
    const game = await play("charts", [...STOLEN, ...TO_THE_WRECK, ...Array.from({ length: 70 }, () => "wait")]);
    expect(game.progress.taken).toContain("chart-desk");
    expect(game.progress.events).toContain("the-turn");
    expect(all(game)).not.toContain("touches a letter");
    expect(all(game)).toContain("with nothing in her hand");
  });

  it("is missed by the one from whom it was taken", async () => {
    const game = await play("charts", [...STOLEN.slice(0, 4), ...Array.from({ length: 12 }, () => "look around")]);
    expect(all(game)).toContain("holds out a hand all the same");
  });

  it("is not sold over the hero's head, and the buyer finds the case empty", async () => {
    const script = ["take the punt to the auction", "i sing between the lots and slip round behind the case"];
    const game = await play("charts", [...script, ...Array.from({ length: 36 }, () => "wait")]);
    expect(game.progress.taken).toContain("lot-sheet");
    expect(all(game)).toContain("What is sold is a glass case");
    expect(all(game)).toContain("for the smell of wax");
  });

  it("is not on the wall any more", async () => {
    const lure = "warden, friday's been moved up. you'd better check the fund";
    const game = await play("charts", [
      "go to the pilots guild",
      lure,
      "take the dunces frame off the wall",
      "look at the frame",
    ]);
    expect(game.progress.flags).toContain("has-first");
    expect(game.turns[3]?.reply).not.toContain("You leave");
    expect(game.turns[3]?.reply).toContain("under your coat");
    expect(last(game)).toContain("four screw-holes");
  });

  it("is seen before it is taken, and not after", async () => {
    const { turns } = await play("charts", [
      "can i peel the vellum off and keep it",
      "take the vellum",
      "crawl under the third table",
    ]);
    const taking = turns
      .slice(1, 3)
      .map(({ reply }) => reply)
      .join("\n");
    expect(taking).toContain("whale");
    expect(turns.at(-1)?.reply).toContain("in the shape of a sea");
  });
});

describe("what lies somewhere", () => {
  it("was not said to be nowhere: the coin can be picked up after the auction", async () => {
    const script = [
      "take the punt to the auction",
      ...Array.from({ length: 16 }, () => "watch the bidders"),
      "pick up the coin",
    ];
    const game = await play("charts", script);
    expect(all(game)).not.toContain("There is nothing under it");
    expect(last(game)).toContain("Lead.");
  });
});

describe("a reunion that the hero has promised", () => {
  it("happens, and the end does not tell it a second time", async () => {
    const script = [
      ...TO_THE_CUTTER,
      "sail to needle light",
      "you're the bosun from the song, aren't you",
      "i promise i'll take you to hester",
      "come with me ambrose",
      "go to the combs",
      "sing the boat through",
      "wait",
    ];
    const game = await play("charts", script);
    expect(all(game)).toContain("“You’ve got fat,” says Hester Quill.");
    expect(all(game)).toContain("“Said you would,” he says.");
  });
});

describe("what somebody has admitted", () => {
  it("is not denied: Mrs Achard has shown the thirty-first key", async () => {
    const script = [
      "go up to the house",
      "go down the passage to her room",
      "search the key board",
      "go back to the hall",
      "why do you have thirty one keys mrs achard",
    ];
    const game = await play("ledger", script);
    expect(game.progress.clues).toContain("odd-key");
    expect(last(game)).not.toContain("they are all on the board");
    expect(last(game)).toContain("Thirty of them open something");
  });

  it("needs no proof: Aldous has told of the nod", async () => {
    const script = [
      "go outside",
      "go down to the ash pit",
      "give the badger bread",
      "dig",
      "go back to the lane",
      "ask aldous about the sacks",
      "you did it. admit it",
    ];
    const game = await play("first-evening", script);
    expect(game.progress.clues).toContain("the-nod");
    expect(last(game)).not.toContain("no proof");
    expect(last(game)).toContain("I have just said so");
  });
});

describe("a blow", () => {
  const TO_THE_SLEDGE = [
    "walk to the third post",
    "go to the ford",
    "break the trapdoor with my axe",
    "stop the sledge",
  ];

  it("at the hatch is heard by those in the room", async () => {
    const game = await play("lantern", TO_THE_SLEDGE.slice(0, 3), { luck: 18 });
    expect(last(game)).toContain("“I say.”".replaceAll(/[“”]/gu, '"'));
  });

  it("at somebody who keeps out of the fight hits nobody else", async () => {
    const game = await play("lantern", [...TO_THE_SLEDGE, "attack bet"], { luck: 18 });
    expect(game.progress.fight).toBe("f-escort");
    expect(last(game)).toContain("Bet is not in this fight; Wick and young Dorrit are.");
    expect(last(game)).not.toContain("You hit");
  });

  it("at the captain is none at a hand of her crew", async () => {
    const script = [...TO_THE_WRECK, ...Array.from({ length: 33 }, () => "wait"), "draw my sword and stand in her way"];
    const game = await play("charts", [...script, "attack thrale"], { luck: 10 });
    expect(game.progress.events).toContain("captain-comes");
    expect(last(game)).toMatch(/^You (?:hit|miss) Captain Thrale/u);
  });

  it("at a guard is a blow at a guard", async () => {
    const game = await play("lantern", [...TO_THE_SLEDGE.slice(0, 2), "shove the guard"]);
    expect(last(game)).not.toContain("At whom");
    expect(last(game)).toContain("That's one");
  });

  it("that was lost leaves the oil with those who won, until they are moved", async () => {
    const lost = [...TO_THE_SLEDGE, ...Array.from({ length: 12 }, () => "look at the river")];
    const moved = await play("lantern", [...lost, "take the oil"], { luck: 16 });
    expect(last(moved)).toContain("I've a wife in Carrow");
    expect(moved.progress.flags).toContain("has-oil");
    expect(last(moved)).not.toContain("will not put an arm round your neck");
  });

  it("after a lost fight is not asked for its target", async () => {
    const script = [...TO_THE_SLEDGE, ...Array.from({ length: 12 }, () => "look at the river"), "hit him again"];
    const game = await play("lantern", script, { luck: 16 });
    expect(game.progress.fights["f-escort"]).toBe("lost");
    expect(last(game)).not.toContain("At whom");
    expect(all(game)).toContain("Nothing is locked.");
  });
});

describe("a bite", () => {
  it("is taken", async () => {
    const game = await play("first-evening", ["grab the weird loaf and take a bite"]);
    expect(last(game)).toContain("You bite off the tip of the wing.");
  });
});

describe("somebody dragged along", () => {
  it("comes, or says why not", async () => {
    const game = await play("first-evening", ["go outside", "drag him to the bakehouse"]);
    expect(last(game)).not.toContain("You have hold of");
    expect(last(game)).toContain("round the door-post");
  });
});

describe("the words of an adventure", () => {
  it.each(ADVENTURES.map(({ id }) => id))("of %s name neither its clocks nor its dice", async (id) => {
    const { clocks, ...rest } = (await loadAdventure(id, 1))!;
    const words = JSON.stringify([rest, clocks.map(({ steps, full }) => [steps, full])]);
    expect(
      words.match(/(?:Suspicion|[Tt]ide|[Ll]antern|Snow|list|water) (?:ticks|falls by)|\(1d\d|Lose 1d\d/gu),
    ).toBeNull();
  });
});
