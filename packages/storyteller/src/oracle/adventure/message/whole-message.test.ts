import { describe, expect, it } from "vitest";

import { partsOf } from "./message-parts.ts";
import type { Played } from "../testing/play.fake.ts";
import { lastReply, play } from "../testing/play-by-id.fake.ts";

const replies = ({ turns }: Played): string[] => turns.map(({ reply }) => reply);

describe("a message of several parts", () => {
  it.each([
    ["", []],
    ['"""', []],
    ["and then, and", ["remark"]],
    ['"Eight?" I ask Wenna, and I count the steps.', ["speech", "act"]],
    ["I do not stop. I make room.", ["act", "act"]],
    ["I lift the cloth. Is it Josias underneath?", ["act", "question"]],
    ["I take the bread and oil", ["act"]],
  ])("is read part by part: %s", (text, kinds) => {
    expect(partsOf(text).map(({ kind }) => kind)).toEqual(kinds);
  });

  it("says whom each line is for, and what is denied", () => {
    const [asked] = partsOf('I eat Thrale\'s supper, and ask Bess quietly: "Measuring it for what?"').slice(1);
    expect(asked).toMatchObject({ kind: "speech", to: "Bess" });
    expect(partsOf("I do not stop. I make room.").map(({ denied }) => denied)).toEqual([true, false]);
  });

  it("has its speech answered and its act done", async () => {
    const played = await play("ledger", [
      '"Eight? Who tells people different?" I ask Wenna, and I count the steps aloud.',
    ]);
    expect(lastReply(played)).toMatch(/says Wenna[^]*You count them down: eight/u);
  });

  it("has all three of its acts done", async () => {
    const played = await play("ledger", [
      "I thank Wenna, give her a coin for luck, and go up to the house, looking for the window that is one too many.",
    ]);
    expect(played.progress.place).toBe("hall");
    expect(lastReply(played)).toContain("says Wenna");
  });

  it("goes on to the house after a question to somebody", async () => {
    const { progress } = await play("ledger", ['I ask Wenna "When will you come back?", and walk up to the house.']);
    expect(progress.place).toBe("hall");
  });

  it("has its question answered after its act", async () => {
    const reply = lastReply(await play("first-evening", ['I stroke the cat, and ask Hanne: "Who was Larkin?"']));
    expect(reply).toMatch(/says Hanne|We don't say the name/u);
    expect(reply.split("\n\n").length).toBeGreaterThan(1);
  });

  it("says what it left undone when a fight begins", async () => {
    const played = await play("lantern", [
      "Go to the Third Post",
      "Go to the toll ford",
      "I open the cellar hatch, and shout for Annis to run",
      "I grab the reeve by his good grey wool and slam him against his ink shelf",
    ]);
    const reply = lastReply(played);
    expect(played.progress.fight === "" || reply.includes("You had no time to")).toBe(true);
  });

  it("does not do what it denies", async () => {
    const played = await play("first-evening", [
      "I hold out a crust, flat, to the oven",
      "Open the parcel",
      "No, don't tear the loaf! I look at the watch tally.",
    ]);
    expect(lastReply(played)).toContain("Behind the aprons");
    expect(lastReply(played)).not.toContain("Torn, it steams");
  });

  it("takes back what was to be confirmed", async () => {
    const played = await play("lantern", ["I light my captain's lantern", "No. Leave the lantern dark."]);
    expect(replies(played)[1]).toContain("do it again");
    expect(lastReply(played)).toContain("leave it as it is");
    expect(played.progress.ended).toBe("");
  });
});

describe("the person addressed", () => {
  it("answers, even if another is named", async () => {
    const reply = lastReply(
      await play("charts", [
        'I eat Thrale\'s supper with my eyes on the two lads, and ask Bess quietly: "Measuring it for what? A coffin?"',
      ]),
    );
    expect(reply).toContain("says Bess. “You measure a table");
  });

  it("answers a name at the end of a quotation", async () => {
    const reply = lastReply(
      await play("first-evening", [
        "I hold out a crust, flat, to the oven",
        "I promise Peel: Larkin's name, aloud.",
        '"What reading do you mean, Hanne? And why did they shout Larkin out the door?"',
      ]),
    );
    expect(reply).toMatch(/says Hanne/u);
    expect(reply).not.toMatch(/says Peel/u);
  });
});

describe("an open choice", () => {
  const BARGAIN = ["I hold out a crust, flat, to the oven"];

  it("hears a promise beside a question", async () => {
    const { progress } = await play("first-evening", [
      ...BARGAIN,
      '"We stamp ours with a heron," I tell Hanne',
      "Look at the seventh loaf",
      "Look at the cat",
      '"All right, Peel. I will say his name aloud at the reading, you have my word. Now, what did you see?"',
    ]);
    expect(progress.promised).toContain("peel");
    expect(progress.clues).toContain("peels-count");
  });

  it("takes a plain refusal to answer for neither", async () => {
    const played = await play("ledger", [
      "Go up to the house",
      "I look at the coat stand",
      "Wait",
      "\"I haven't decided. I won't say yes or no tonight.\"",
    ]);
    expect(played.progress.flags).not.toContain("said-yes");
    expect(replies(played).join("\n")).not.toContain("take that for a yes");
  });
});

describe("proofs", () => {
  const AT_THE_FORD = [
    "Go to the oil-house",
    "I look closely at the barrels",
    "Go to the way-house",
    "Go to the Third Post",
    "Go to the toll ford",
  ];

  it("are taken in as what they are, and nobody says over what the player has just said", async () => {
    const reply = lastReply(
      await play("lantern", [...AT_THE_FORD, '"Six of your barrels are mutton fat, Maddern. Start talking."']),
    );
    expect(reply).toMatch(/Maddern/u);
    expect(reply).not.toContain("Six of the keeper's eleven barrels");
    expect(reply).not.toMatch(/hears you out|takes that in|lets you say it/u);
  });

  it("shown a second time do not get the same line", async () => {
    const played = await play("lantern", [
      ...AT_THE_FORD,
      '"Where does the oil come from, Maddern?"',
      '"Maddern, where does the oil come from?"',
      '"Where does that oil come from, Maddern?"',
    ]);
    const three = replies(played)
      .slice(-3)
      .map((reply) => reply.split("\n")[0]);
    expect(new Set(three).size).toBe(3);
  });
});

describe("a blow at somebody who is here", () => {
  it.each([
    [20, /The blow lands/u],
    [1, /out of the way of it/u],
  ])("lands or misses, and is remembered (%i)", async (luck, says) => {
    const played = await play("lantern", ["I punch Joan in the mouth"], { luck });
    expect(lastReply(played)).toMatch(says);
    expect(played.turns.at(-1)?.rolls.join()).toContain("Athletics");
    const before = (await play("lantern", [])).progress.attitudes["joan"] ?? 0;
    expect(played.progress.attitudes["joan"]).toBeLessThan(before);
  });
});

describe("suggestions", () => {
  it("name nothing that the story has not named", async () => {
    const { turns } = await play("first-evening", [
      "Look at the seventh loaf",
      "Hanne, who are you?",
      "Tib, who are you?",
    ]);
    let read = "";
    for (const { reply, offers } of turns) {
      read += reply.toLowerCase();
      for (const offer of offers.filter((each) => /^(?:ask .* about|search)/iu.test(each))) {
        const name = offer.toLowerCase().split(" ").at(-1)!;
        expect(read, offer).toContain(name.slice(0, 3));
      }
    }
  });

  it("work with an I before them", async () => {
    for (const id of ["first-evening", "ledger", "charts", "lantern"]) {
      const { turns } = await play(id, []);
      for (const offer of turns[0]?.offers.filter((each) => !/^(?:we|i|it)\b/iu.test(each)) ?? []) {
        const said = `I ${offer.charAt(0).toLowerCase()}${offer.slice(1)}`;
        expect(lastReply(await play(id, [said])), said).not.toMatch(
          /did not understand|Nothing comes of it|How do you mean/u,
        );
      }
    }
  });
});

describe("talk", () => {
  it("takes a quarter of the time of anything else", async () => {
    const talked = await play(
      "charts",
      Array.from({ length: 8 }, (_, at) => `Bess, what about number ${at}?`),
    );
    const acted = await play(
      "charts",
      Array.from({ length: 8 }, () => "I look at the fiddle"),
    );
    expect(talked.progress.spent).toBe(2);
    expect(acted.progress.spent).toBeGreaterThanOrEqual(8);
  });
});
