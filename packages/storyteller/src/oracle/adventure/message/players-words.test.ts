import { describe, expect, it } from "vitest";

import { lastReply, play } from "../testing/play-by-id.fake.ts";
import { THROUGH_THE_DOOR, TO_THE_GALLERY, TO_THE_READING, TO_THE_RESCUE } from "../testing/ways.fake.ts";
import { attributed } from "../stage/prose.ts";

/** Sentences that the engine uses for people for whom the author wrote none. */
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
    ["ledger", "Sloe", THROUGH_THE_DOOR],
    ["ledger", "Abel", ["Edge along the causeway", "Say good evening to the loft"]],
  ];

  it.each(MEETINGS)("in %s, %s answers in words of their own", async (adventure, person, way) => {
    const answers = new Set<string>();
    for (const question of ASKED) {
      const reply = lastReply(await play(adventure, [...way, `${person}, ${question}`]));
      const said = reply.split("\n\n")[0]!;
      expect(reply, question).not.toMatch(STOCK);
      expect(reply, question).not.toMatch(/How do you mean|not sure which you mean|did not understand/u);
      answers.add(said);
    }
    expect(answers.size).toBeGreaterThanOrEqual(ASKED.length - 1);
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
      ...THROUGH_THE_DOOR,
      "I grab Sloe by the collar",
      "I tell the bailiffs that nobody is going to pay them",
    ]);
    expect(turns[4]?.reply).not.toMatch(/You (?:hit|miss)/u);
  });
});

describe("a gift to somebody", () => {
  it("is taken as this person would take it", async () => {
    const taken = async (adventure: string, script: readonly string[]): Promise<string> =>
      lastReply(await play(adventure, script)).split("\n\n")[0]!;
    const lane = await taken("first-evening", ["Go to the lane", "here Aldous, have my scarf"]);
    const stairs = await taken("ledger", ["here Wenna, have my scarf"]);
    for (const reply of [lane, stairs]) expect(reply).not.toContain("as if to be sure who it was");
    expect(lane.replace("Aldous", "")).not.toBe(stairs.replace("Wenna", ""));
  });
});

describe("a remark to somebody", () => {
  it("is answered by them, and not heard out", async () => {
    for (const [adventure, script] of [
      ["first-evening", ["Go to the lane", "Aldous, it must be a long walk up and down here every night"]],
      ["ledger", ["Go up to the house", "Mrs Achard, I never had a room with a fire in it"]],
    ] as const) {
      const reply = lastReply(await play(adventure, script));
      expect(reply).not.toMatch(/hears you out|takes that in|lets you say it/u);
      expect(reply).toMatch(/["“]/u);
    }
  });

  it("reaches who stands in the passage and listens", async () => {
    const { turns } = await play("ledger", [
      ...THROUGH_THE_DOOR,
      "Wait until midnight",
      "Look at the ledger",
      "wenna told me about the bell",
    ]);
    expect(turns.map(({ reply }) => reply).join(" ")).toContain("stopped with a hand on the wall");
    expect(turns.at(-1)?.reply).toContain("seven until four");
  });
});

describe("what is meant", () => {
  it("by going on in is the door", async () => {
    for (const text of ["go on in", "in I go"]) expect((await play("ledger", [text])).progress.place).toBe("hall");
  });

  it("by a gift that begins as an answer is the gift", async () => {
    for (const text of [
      "You must be freezing, sir. Have my gloves",
      "No, you take my coat",
      "can I help? have my scarf",
    ]) {
      expect(lastReply(await play("first-evening", ["Go to the lane", text])), text).toContain("Aldous takes your");
    }
  });

  it("by a question with you in it is asked of them, and not of the table", async () => {
    const made = [...TO_THE_GALLERY, "Go out by the garden door"];
    for (const text of [
      "are you the one that made these cases?",
      "can I help you carry those",
      "evening. what are you looking at",
    ]) {
      const reply = lastReply(await play("ledger", [...made, text]));
      expect(reply, text).not.toMatch(/word to the table|^You do\.|not to be found here/u);
    }
  });

  it("by going somewhere with somebody is the way and the company", async () => {
    const { progress } = await play("ledger", [...TO_THE_RESCUE, "let's go to the hall Leonie"]);
    expect(progress.place).toBe("hall");
    expect(progress.companions).toContain("leonie-orlebar");
  });

  it("by a name of a thing is that thing, whatever was read into it", async () => {
    expect(lastReply(await play("ledger", [...TO_THE_GALLERY, "lift the cloth at the end"]))).toContain(
      "Isaude Marrow",
    );
    expect(lastReply(await play("ledger", ["Go up to the house", "peel up the slip under my name"]))).not.toContain(
      "You see no name cards",
    );
  });

  it("by putting one's back into it is no way back", async () => {
    const { progress } = await play("ledger", ["Go to the gatehouse by the railing", "come on, put your back into it"]);
    expect(progress.place).toBe("gatehouse");
  });

  it("by words to somebody who is elsewhere is not a way back", async () => {
    const { progress, turns } = await play("ledger", [
      "Go up to the house",
      "Go to the stairs",
      "go back and open the church, Prudence",
    ]);
    expect(progress.place).toBe("water-stairs");
    expect(turns.at(-1)?.reply).toContain("not here");
  });
});

describe("a question that sounds like a deed", () => {
  it("carries nobody off and passes no day", async () => {
    expect((await play("ledger", ["Before I get out: who else did you row over this week?"])).progress.place).toBe(
      "water-stairs",
    );
    const { progress } = await play("ledger", [
      "Go up to the house",
      "will you stand up at sundown and be alive, please",
    ]);
    expect(progress.time).toBe(0);
    expect(lastReply(await play("ledger", ["hah. and you just sat here drinking"]))).not.toContain("You rest");
  });

  it("about going back brings out why nobody did", async () => {
    const { turns } = await play("ledger", [
      "Go up to the house",
      "down the passage to the housekeeper's room",
      "count the keys on that board",
      "back to the hall",
      "who told you to lock the church, Mrs Achard?",
      "Mrs Achard, did nobody ever tell you to go back?",
      "Prudence. Go back, and open the church door",
    ]);
    expect(turns.at(-2)?.reply).toContain("nobody did");
    expect(turns.map(({ reply }) => reply).join("\n")).toContain("It takes some time to reach her");
  });
});

describe("the first evening, in a player's own order", () => {
  it("takes a mark that is told as a memory", async () => {
    const { progress, turns } = await play("first-evening", ["My gran cut a thistle into ours"]);
    expect(turns[1]?.rolls).toEqual([]);
    expect(progress.words).toEqual({ mark: "a thistle" });
  });

  it("asks for no answer to what is over, and goes on to the bargain", async () => {
    const { turns } = await play("first-evening", [
      "Wait",
      "Look at the parcel",
      "Look at the lantern",
      "hold a crumb out on my palm",
      "Look at the parcel",
    ]);
    const game = turns.map(({ reply }) => reply).join("\n");
    expect(game).toContain("Three knocks");
    expect(game).not.toContain("clears his throat");
    expect(game).toContain('"Trade," says Peel');
  });

  it("hears a remark with you in it as one to who was spoken with", async () => {
    const met = ["hold a crumb out on my palm", "No deal, Peel"];
    expect(lastReply(await play("first-evening", [...met, "you're very small to be so loud"]))).toContain("Peel");
    const reply = lastReply(await play("first-evening", ["Go to the lane", "You look as if you haven't slept"]));
    expect(reply).not.toContain("not to be found");
    expect(reply).toContain("keeps me awake");
  });

  it("keeps the hush while the player is silent, and ends with a nod", async () => {
    const moved = [
      "Go to the lane",
      "I give Aldous my scarf, he looks frozen",
      "Aldous, I promise you will not stand alone",
    ];
    const { turns, progress } = await play("first-evening", [
      ...moved,
      ...TO_THE_READING.slice(1),
      "say nothing",
      "nod at him. go on",
    ]);
    expect(turns.at(-2)?.reply).not.toContain("thumps");
    expect(progress.ended).toBe("seven");
  });
});
