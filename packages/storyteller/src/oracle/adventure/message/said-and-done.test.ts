import { describe, expect, it } from "vitest";

import { lastReply, play } from "../testing/play-by-id.fake.ts";

/** Leads to the hour of the reading, with the evidence in hand. */
const TO_THE_READING = [
  "open the parcel",
  "look behind the aprons",
  ...Array.from({ length: 30 }, () => "I stroke the cat"),
];

describe("an act that is a way and a deed", () => {
  it("goes the way and then does the deed there", async () => {
    const played = await play("first-evening", ["I go outside and look at the carved marks"]);
    expect(played.progress.place).toBe("lane");
    expect(lastReply(played)).toMatch(/Six doors[^]*Fish, gate, boot/u);
  });
});

describe("words about something that is not here", () => {
  it("are not done to a thing that they do not name", async () => {
    expect(
      lastReply(await play("first-evening", ["look at the seventh loaf", "I brush the snow off the lintel"])),
    ).not.toContain("loaf once more");
    expect(lastReply(await play("first-evening", ["write Larkin's name on the roll"]))).not.toContain(
      "You do it neatly",
    );
  });

  it("find what the hero carries", async () => {
    expect(lastReply(await play("lantern", ["I look at my lantern"]))).toMatch(/^Brass and horn, with a march number/u);
  });

  it("ask for a thing of the story and not for the rules", async () => {
    expect(lastReply(await play("first-evening", ["Can I see the roll?"]))).not.toContain("d20");
  });

  it("about a quarrel long past are no look at a board", async () => {
    expect(lastReply(await play("first-evening", ["Did they really steal the rye?"]))).toContain("Two keys");
  });
});

describe("a message of two questions", () => {
  it("has both answered by who knows both", async () => {
    const reply = lastReply(await play("first-evening", ["Hanne, who are you? How long have you baked here?"]));
    expect(reply).toMatch(/Hanne Brill[^]*Twenty years/u);
  });
});

describe("what somebody is asked a second time", () => {
  it("is said again in short, and not shaken off", async () => {
    const reply = lastReply(await play("first-evening", ["Tib, who are you?", "Tib, what's your name?"]));
    expect(reply).toMatch(/told you that\. "Tib/u);
  });
});

describe("a sign, a hand and a gift", () => {
  it("are three things", async () => {
    const wink = lastReply(await play("first-evening", ["I wink at Tib"]));
    const hand = lastReply(await play("first-evening", ["I put my hand on Tib's shoulder"]));
    const gift = lastReply(await play("first-evening", ["I wink at Tib and offer her my heel of bread"]));
    expect(wink).not.toContain("hand");
    expect(hand).toContain("Tib's hand is floury");
    expect(gift).toContain("Tib eats half of it");
  });

  it("names what is given, and not how", async () => {
    expect(lastReply(await play("ledger", ["I shrug my coat off and hand it to Wenna with a wink"]))).not.toContain(
      "takes a wink",
    );
  });
});

describe("the last moment", () => {
  it("is not ended by kind words to somebody who could speak", async () => {
    const { progress } = await play("first-evening", [
      ...TO_THE_READING,
      "Aldous, you can tell me. Nobody will be angry with a child.",
    ]);
    expect(progress.events).toContain("the-reading");
    expect(progress.ended).toBe("");
  });

  it("hears who is asked to say it", async () => {
    const { progress, turns } = await play("first-evening", [
      ...TO_THE_READING,
      "Aldous, you should read the rest of it",
    ]);
    expect(progress.ended).toBe("seven");
    expect(turns.at(-1)?.reply).toContain("You ask it of him");
  });

  it("is followed by an answer about who is named only in the ending", async () => {
    const reply = lastReply(
      await play("first-evening", [...TO_THE_READING, "Show what I have found", "What happens to Maud?"]),
    );
    expect(reply).toContain("Maud Larkin");
  });
});

describe("a look about the place", () => {
  it("is that, whatever else is done on the way in", async () => {
    expect(lastReply(await play("first-evening", ["I stamp the snow off my boots and look around"]))).toContain(
      "Ways on:",
    );
    expect(lastReply(await play("first-evening", ["look at the lantern", "What do I see in here?"]))).toContain(
      "Ways on:",
    );
  });
});

describe("a door that is knocked at", () => {
  it("is opened where somebody keeps it", async () => {
    expect((await play("ledger", ["I knock"])).progress.place).toBe("hall");
  });
});

describe("a quiet step", () => {
  it("leads where it is said to lead", async () => {
    const { progress } = await play("ledger", ["I knock", "I creep into the counting room"]);
    expect(progress.place).toBe("counting-room");
  });
});

describe("what is read", () => {
  it("is read, and not told to those who stand by", async () => {
    expect(lastReply(await play("ledger", ["I knock", "I read the name cards"]))).not.toContain("says Dilly");
  });
});

describe("a question with yes or no", () => {
  it("is no answer to the question at supper", async () => {
    const { progress } = await play("ledger", [
      "I knock",
      "wait until supper",
      "Will you sit down with me, Mrs Achard?",
    ]);
    expect(progress.events).toContain("supper");
    expect(progress.flags).not.toContain("said-yes");
  });
});

describe("words that are not sung", () => {
  it("are not told as a song", async () => {
    expect(lastReply(await play("first-evening", ["Can you walk? Lean on me"]))).not.toContain("sing it");
  });
});

describe("an accusation to somebody's face", () => {
  it("is no silence, though it has the word let", async () => {
    const { turns } = await play("first-evening", ["Go to the lane", "You let them take the blame for thirty years!"]);
    expect(turns.at(-1)?.rolls).toEqual([]);
  });

  it("at the last moment is never taken for letting it pass", async () => {
    const { progress } = await play("first-evening", [
      ...TO_THE_READING,
      "I tell them: he let the rye rot and buried it and let Larkin go down the pass",
    ]);
    expect(progress.ended).toBe("seven");
  });
});

describe("a reach into something", () => {
  it("leads out of no door, though there is only one", async () => {
    const { progress } = await play("first-evening", ["I reach in and grab whatever it is"]);
    expect(progress.place).toBe("bakehouse");
  });
});

describe("a talk that goes on", () => {
  it("asks the one spoken with about somebody else", async () => {
    expect(lastReply(await play("first-evening", ["Tib, who are you?", "Does Hanne know?"]))).toContain("whispers Tib");
  });

  it("answers the question that a message ends with", async () => {
    const reply = lastReply(await play("first-evening", ["I'd like a word with the reeve. Where is he?"]));
    expect(reply).toContain("the lane");
  });

  it("takes no phrase after a comma for somebody who is called", async () => {
    expect(lastReply(await play("first-evening", ["Who's it for, that last one?"]))).toContain("Six houses");
  });
});

describe("a word that is given", () => {
  it("is a promise, however surely it was read, and wins what hung on it", async () => {
    const { progress } = await play("ledger", [
      "I knock",
      "Dilly, who are you?",
      "I promise I won't get you into trouble",
    ]);
    expect(progress.promised).toContain("dilly-roke");
    expect(progress.clues).toContain("eleven-steps");
  });
});

describe("a good night", () => {
  it("is said to the house and not to the table", async () => {
    expect((await play("ledger", ["I knock", "Good night, all. I'm going up"])).progress.place).toBe("guest-room");
  });
});

describe("a grave deed that is asked for twice", () => {
  it.each(["I said it and I mean it.", "Yes, I mean it", "do it again", "I light my captain's lantern"])(
    "is done when the player means it: %s",
    async (means) => {
      const played = await play("lantern", ["I light my captain's lantern", means]);
      expect(played.turns[1]?.reply).toContain("do it again");
      expect(lastReply(played)).toMatch(/^You light it\. It burns white/u);
    },
  );

  it("is not done by other words", async () => {
    expect(lastReply(await play("lantern", ["I light my captain's lantern", "I put it away"]))).not.toContain(
      "burns white",
    );
  });
});

describe("a list of what is here", () => {
  it("stands in the plural", async () => {
    const reply = lastReply(await play("lantern", ["I look at the silver harpsichord"]));
    expect(reply).not.toMatch(/There is [^.]+ and /u);
  });
});

describe("a question back", () => {
  it("offers nobody to strike who is a thing in the hero's hand, and no act without a target", async () => {
    for (const text of [
      "You, in the dark: what do you want? Say it in words or I come in.",
      "Again. I hit him with the flat.",
    ]) {
      const reply = lastReply(await play("lantern", [text]));
      if (!reply.includes("How do you mean that")) continue;
      expect(reply).not.toMatch(
        /(?:threaten|attack|talk to|accuse) (?:Longsword|my)|(?:attack|talk to|threaten|accuse)[,?]| or accuse\?/u,
      );
    }
  });
});
