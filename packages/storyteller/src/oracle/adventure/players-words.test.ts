import { describe, expect, it } from "vitest";

import { loadAdventure } from "#content/adventures/index";
import { playAdventure, type Way } from "./play.fake.ts";
import { attributed } from "./prose.ts";

const play = async (id: string, script: readonly string[], way: Way = { luck: 15 }) =>
  playAdventure((await loadAdventure(id, 1))!, script, way);
const lastReply = ({ turns }: Awaited<ReturnType<typeof play>>): string => turns.at(-1)?.reply ?? "";

/** To the reading, without a word to anybody that would move Aldous. */
const TO_THE_READING = ["Go to the lane", "Go to the bakehouse", ...Array.from({ length: 8 }, () => "Wait")];
/** Lines that the engine has for people whose writer gave them none. */
const STOCK =
  /Ask me again when it's over|Less than I was|For this to come right|story for when|I've been worse|I'll do\.|Who's asking|And if I said yes|Not the way you'd think|Old enough to have|waves it away/u;

describe("what is asked of somebody at a first meeting", () => {
  const ASKED = [
    "who are you?",
    "are you scared of anything",
    "what do you want?",
    "do you have any family",
    "are you alright?",
    "do you trust them, the others here",
    "thanks, that's kind of you",
    "you miserable old toad",
    "sorry, I didn't mean to upset you",
    "tell me a joke",
  ];
  const MEETINGS: readonly (readonly [adventure: string, person: string, way: readonly string[]])[] = [
    ["first-evening", "Hanne", []],
    ["first-evening", "Tib", []],
    ["first-evening", "Peel", ["Hold out a crust, flat, to the oven", "Refuse"]],
    ["first-evening", "Aldous", ["Go to the lane"]],
    ["ledger", "Wenna", []],
    ["ledger", "Mrs Achard", ["Go up to the house"]],
    ["ledger", "Dilly", ["Go up to the house"]],
    ["ledger", "Sloe", ["Go up to the house", "Go through the green door"]],
    ["ledger", "Abel", ["Edge along the causeway", "Say good evening to the loft"]],
  ];

  it.each(MEETINGS)("in %s, %s answers in words of their own", async (adventure, person, way) => {
    const heard = new Set<string>();
    for (const question of ASKED) {
      const reply = lastReply(await play(adventure, [...way, `${person}, ${question}`]));
      const said = reply.split("\n\n")[0]!;
      expect(reply, question).not.toMatch(STOCK);
      expect(reply, question).not.toMatch(/How do you mean|not sure which you mean|did not understand/u);
      heard.add(said);
    }
    expect(heard.size).toBeGreaterThanOrEqual(ASKED.length - 1);
  });

  it("is about the person where it says you, whatever place it names", async () => {
    const reply = lastReply(await play("ledger", ["are you frightened of that house?"]));
    expect(reply).not.toContain("The one with the keys");
  });

  it("is not answered with a yes or a no where it asks why", async () => {
    expect(lastReply(await play("ledger", ["evening. Why have you stopped?"]))).not.toContain("And if I said yes");
  });
});

describe("who is spoken with", () => {
  it("is the one who has just come into sight", async () => {
    const { turns } = await play("first-evening", ["I hold out a crust, flat, in front of the oven", "hello there"]);
    expect(turns[2]?.reply).toMatch(/Peel|twice/u);
  });

  it("is named without making a thing of them", () => {
    expect(attributed('"Back? Good. Hold this." It is a tray.', "Hanne", "she")).toBe(
      '"Back?" says Hanne. "Good. Hold this." It is a tray.',
    );
  });

  it("hears words that could be read two ways as talk", async () => {
    for (const text of ["I am so sorry, that must have been dreadful", "you old crow", "whats your name"]) {
      expect(lastReply(await play("ledger", [text])), text).not.toMatch(
        /not sure which|did not understand|do you mean/u,
      );
    }
  });

  it("is not asked along by a promise to come back", async () => {
    const { progress } = await play("ledger", ["Go up to the house", "Dilly promise me you'd come back"]);
    expect(progress.companions).toEqual([]);
  });
});

describe("a question about a thing that somebody carries", () => {
  it("is asked of who is here, and is no look round", async () => {
    const reply = lastReply(await play("ledger", ["Go up to the house", "what's that key for, the last one?"]));
    expect(reply).not.toContain("Ways on:");
    expect(reply).toContain("Nether Hollow");
  });

  it("is no plan, though a wish follows it", async () => {
    expect(lastReply(await play("ledger", ["where's Sloe? i want a word"]))).not.toContain("It might work");
  });
});

describe("encouragement at the climax", () => {
  it("leaves the word to him, and takes nothing out of his hands", async () => {
    const played = await play("first-evening", [...TO_THE_READING, "It's alright. take your time"]);
    expect(lastReply(played)).not.toContain("out of his hands");
    expect(played.turns.at(-1)?.rolls).toEqual([]);
  });

  it("is an accusation where the proof is named, and no waiting", async () => {
    const played = await play("first-evening", [
      "Look at the old watch tally closely",
      ...TO_THE_READING,
      "I found your initials on the watch board Aldous",
    ]);
    expect(lastReply(played)).not.toContain("You wait");
    expect(played.progress.ended).toBe("seven");
  });
});

describe("a word in a fight", () => {
  it("is no blow", async () => {
    const { turns } = await play("ledger", [
      "Go up to the house",
      "Go through the green door",
      "I grab Sloe by the collar",
      "I tell the bailiffs that nobody is going to pay them",
    ]);
    expect(turns[4]?.reply).not.toMatch(/You (?:hit|miss)/u);
  });
});

describe("a look at what a thing stands behind", () => {
  it("finds the thing", async () => {
    expect(lastReply(await play("first-evening", ["look behind the aprons"]))).toContain("A.S.");
  });
});

describe("after the end", () => {
  it("somebody who is asked answers out of what they know", async () => {
    const { turns } = await play("first-evening", [
      "Look at the old watch tally closely",
      ...TO_THE_READING,
      "Larkin. There was no thief",
      "Aldous, what happened the night of the wedding?",
    ]);
    expect(turns.at(-1)?.reply).toMatch(/dancing|nodded/u);
  });
});
