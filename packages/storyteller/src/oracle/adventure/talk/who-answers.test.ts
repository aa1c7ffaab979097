import { describe, expect, it } from "vitest";

import { loadAdventure } from "#content/adventures/testing";
import { playAdventure, type Way } from "../testing/play.fake.ts";
import { attributed } from "../stage/prose.ts";

const play = async (id: string, script: readonly string[], way: Way = { luck: 15 }) =>
  playAdventure((await loadAdventure(id, 1))!, script, way);
const lastReply = ({ turns }: Awaited<ReturnType<typeof play>>): string => turns.at(-1)?.reply ?? "";
const TO_THE_HILL = [
  "Go east to the Third Post",
  "Go on to the ford",
  "Claim the captain's exemption",
  "Go across to the chapel",
  "Go up the field to the Seventh",
  "Follow the combed snow uphill",
];

describe("who answers", () => {
  it("says whose words the first ones are, where several could have said them", () => {
    expect(attributed("“Not hide nor hair.”", "Joan")).toBe("“Not hide nor hair,” says Joan.");
    expect(attributed("“Who? I only row.”", "Wenna")).toBe("“Who?” says Wenna. “I only row.”");
    expect(attributed("“You got here.” She bails.", "Wenna")).toBe("“You got here.” Wenna bails.");
    expect(attributed("Joan wipes a mug.", "Joan")).toBe("Joan wipes a mug.");
  });

  it("lets the one who is called at the end of a question answer it, and nobody else", async () => {
    const played = await play("lantern", [...TO_THE_HILL.slice(0, 2), "why is it nine crowns maddern"]);
    expect(lastReply(played)).toMatch(/in chalk/u);
  });

  it("answers for somebody who is here and cannot speak", async () => {
    const played = await play("ledger", [
      "Go up to the house",
      "Go to the gallery",
      "Wipe the misted glass",
      "Leonie, can you hear me?",
    ]);
    expect(lastReply(played)).toContain("eyelids move");
    expect(lastReply(played)).not.toContain("is not here");
  });

  it("says back what somebody is asked about and does not know of", async () => {
    const played = await play("lantern", ["Annis, what about the wick drawer?"]);
    expect(lastReply(played)).toMatch(/["“]The wick drawer\?["”] says Annis\./u);
  });

  it("gives a hero who frightens somebody what they asked for", async () => {
    const script = ["Go up to the house", "Tell me who told Hartley about the steps, Dilly, or I shall hurt you"];
    const won = await play("ledger", script, { luck: 20 });
    expect(won.progress.clues).toContain("eleven-steps");
    const lost = await play("ledger", script, { luck: 2 });
    expect(lost.progress.clues).not.toContain("eleven-steps");
    expect(lastReply(lost)).not.toContain(lastReply(won));
  });
});

describe("what is said", () => {
  it("shows what somebody is asked to show, where it is at hand", async () => {
    const played = await play("ledger", ["Go up to the house", "Could you show me the portrait?"]);
    expect(lastReply(played)).toContain("expression of having been right");
    expect(lastReply(played)).not.toContain("I only know what’s carried");
  });

  it("does not give away a secret for a greeting", async () => {
    const { progress } = await play("ledger", ["hello?", "good evening", "hello?"]);
    expect(progress.clues).toEqual([]);
  });

  it("is a question where it begins as one, and no deed that shares its words", async () => {
    const played = await play("lantern", [...TO_THE_HILL, "Stoop and go in", "why did you put out the lamps"]);
    expect(played.progress.flags).not.toContain("tobit-down");
    expect(lastReply(played)).toContain("I learned that off a wall");
  });

  it("knows a name that is called with any mark behind it", async () => {
    const played = await play("lantern", ["Saltash! What are you doing here?"]);
    expect(lastReply(played)).toContain("Bet Saltash is not here");
  });

  it("does not say that the hero's own sword is not here", async () => {
    const played = await play("lantern", ["I draw my sword."]);
    expect(lastReply(played)).not.toContain("see no");
  });
});

describe("who goes with the hero", () => {
  it("does not walk off where somebody is asked to come home", async () => {
    const played = await play("lantern", [...TO_THE_HILL, "Stoop and go in", "come home tobit"]);
    expect(played.progress.place).toBe("low-door");
    expect(lastReply(played)).toContain("who's to sit in the door");
  });

  it("takes what is stated to somebody as said, not as a journey", async () => {
    const played = await play("lantern", ["Annis, people will die at the oil-house if the Second is out"]);
    expect(played.progress.place).toBe("way-house");
  });

  it("lets the two who longed for each other meet, and asks who goes last", async () => {
    const played = await play("lantern", [
      "Look closely at the lamp on the sill",
      "Annis, come with me",
      ...TO_THE_HILL,
      "Stoop and go in",
      "Tell him about the Third",
    ]);
    const game = played.turns.map(({ reply }) => reply).join("\n");
    expect(game.match(/You took seven loaves and no oil/gu)).toHaveLength(1);
    expect(game).not.toContain("three-legged stool");
    expect(lastReply(played)).toContain("Who goes last?");
  });
});

describe("what is offered", () => {
  it("is not a promise that was given", async () => {
    const { turns } = await play("lantern", ["ok kid, i promise ill look for your grandfather"]);
    expect(turns[0]?.offers.join()).toContain("Promise Annis");
    expect(turns[1]?.offers.join()).not.toContain("Promise Annis");
  });

  it("is not the answer to a question that was slept away", async () => {
    const night = ["Go up to the house", "Go to my room", "Pour it into the reeds", "Wait until midnight", "sleep"];
    const { turns } = await play("ledger", night);
    expect(turns.at(-1)?.offers.join()).not.toContain("Count the strokes");
  });
});

describe("what was done is noticed", () => {
  it("by the one who meant the hero to be dead at breakfast", async () => {
    const { turns, progress } = await play("ledger", [
      "Go up to the house",
      "Go to my room",
      ...Array.from({ length: 6 }, () => "wait"),
      "Put the cup down and breathe slowly",
      "sleep",
      ...Array.from({ length: 5 }, () => "wait until dawn"),
      "Go down to the hall",
    ]);
    expect(progress.flags).toContain("cup-fooled");
    expect(turns.at(-1)?.reply).toContain("laid for one fewer");
  });

  it("by nobody in an ending that the hero never met", async () => {
    const script = [
      "Look closely at the lamp on the sill",
      ...TO_THE_HILL,
      "Stoop and go in",
      "Tell him about the Third",
      ...Array.from({ length: 8 }, () => "Wait until midwinter"),
      "Go up and talk",
    ];
    const played = await play("lantern", script);
    expect(played.progress.ended).toBe("the-day-named");
    expect(lastReply(played)).not.toContain("Sixpence");
  });

  it("by the story, which does not end on a song whose last verse nobody has found", async () => {
    const played = await play("charts", [
      "Go along the quay to the guild",
      "Go down the water stairs to the cutter",
      "Sail straight for the Combs",
      "Sing the boat through",
      ...Array.from({ length: 6 }, () => "Wait until dawn"),
      "Sing all four verses",
    ]);
    expect(played.progress.ended).toBe("");
    expect(lastReply(played)).toContain("there is nothing in it");
  });
});
