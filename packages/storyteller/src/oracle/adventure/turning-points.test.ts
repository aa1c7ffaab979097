import { beforeAll, describe, expect, it } from "vitest";

import type { Played } from "./testing/play.fake.ts";
import { lastReply, play } from "./testing/play-by-id.fake.ts";
import { TO_THE_GALLERY } from "./testing/ways.fake.ts";

/** Long plays take a while on a busy machine. */
const SLOW = 60_000;

const TO_THE_GATE = [
  "Edge along the causeway",
  "Say good evening to the loft",
  "Go to the glasshouse",
  "Go to the gallery",
  "Search Dame Honoria's lap",
  "Take the crank",
  "Go to the glasshouse",
  "Go to the gatehouse",
];
const TO_TOBIT = [
  "Go east to the Third Post",
  "Go on to the ford",
  "Claim the captain's exemption",
  "Go across to the chapel",
  "Study the wall painting",
  "Go up the field to the Seventh",
  "Follow the combed snow uphill",
  "Stoop and go in",
];

let gate: Played;
let rising: Played;
let ford: Played;
let hill: Played;
beforeAll(async () => {
  gate = await play("ledger", TO_THE_GATE);
  rising = await play("ledger", ["Have Abel take the other side"], { luck: 15, from: gate });
  ford = await play("lantern", ["Go east to the Third Post", "Go on to the ford"]);
  hill = await play("lantern", TO_TOBIT);
}, SLOW);

const says = (from: Played, ...lines: readonly string[]) =>
  play(from === ford || from === hill ? "lantern" : "ledger", lines, { luck: 15, from });

describe("an order", { timeout: SLOW }, () => {
  it.each([
    "go down and open the spill arch with the powder kegs: light the match",
    "light the match",
    "I set fire to the fuse",
    "blow up the kegs",
  ])("to fire the powder does not wet it: %s", async (words) => {
    const asked = await says(gate, words);
    expect(lastReply(asked)).toContain("Lower Mills");
    expect(lastReply(asked)).not.toContain("ballast");
    expect(asked.progress.flags).not.toContain("kegs-wet");
    const meant = await says(asked, "do it again");
    expect(lastReply(meant)).toContain("“There’s a gate,”");
    expect(meant.progress.flags).not.toContain("kegs-wet");
  });

  it("to wet the powder still does", async () => {
    expect((await says(gate, "roll the kegs into the water")).progress.flags).toContain("kegs-wet");
    expect((await says(gate, "wet the match")).progress.flags).toContain("kegs-wet");
  });

  it.each([
    "Bet, round up the men, take the barrels under the rug and light the road",
    "light every lamp on the road",
    "light all twelve lamps",
  ])("to light the road shuts no house and puts out no lamp: %s", async (words) => {
    const asked = await says(ford, words);
    expect(lastReply(asked)).not.toMatch(/Shutters to|put out the nearest|Nothing comes of it/u);
    expect(lastReply(asked)).toMatch(/midwinter/iu);
    expect(asked.progress.flags).not.toContain("joan-warned");
  });

  it("to put out a lamp on the eaves is carried out", async () => {
    expect(lastReply(await says(ford, "put out the nearest of the white lamps"))).toContain("put out the nearest");
  });
});

describe("who the scene has put before the hero", { timeout: SLOW }, () => {
  it("is here and answers", async () => {
    expect(rising.progress.people["prudence-achard"]).toBe("gatehouse");
    const answered = await says(
      rising,
      "\"No, Mrs Achard. It won't do. I read what you wrote: 'To the house, self. Closed.' You've got a pane ready with your name on it.\"",
    );
    expect(lastReply(answered)).toContain("says Mrs Achard");
    expect(lastReply(answered)).not.toContain("says Leonie");
    expect(answered.progress.ended).toBe("");
    const asked = await says(answered, "Prudence, who's going to need the spoons after you?");
    expect(lastReply(asked)).toContain("Mrs Achard");
    expect(lastReply(asked)).not.toContain("is not here");
  });

  it("goes back to the house when she has been obeyed", async () => {
    expect((await says(rising, "let go of the wheel")).progress.people["prudence-achard"]).toBe("hall");
  });
});

describe("the decisive deed", { timeout: SLOW }, () => {
  it.each([
    "put my hand over Tobit's and we press the cap down together",
    "I lay my hand on his, on the cap, and we do it together",
    "we hood it together, Tobit",
  ])("is done where it is done together: %s", async (words) => {
    const done = await says(hill, words);
    expect(done.progress.flags).toContain("small-lamp-out");
    expect(done.progress.companions).toContain("tobit");
  });

  it("that is only asked for gets an answer", async () => {
    const asked = await says(hill, "ask Tobit to come down off his stool and help us get the houses shut");
    expect(lastReply(asked)).toContain("Tobit");
    expect(lastReply(asked)).not.toContain("You help us");
  });
});

describe("an outcome that the story has words for", { timeout: SLOW }, () => {
  it.each([3, 15])("stands alone, without a line that fits any act: %i", async (luck) => {
    const can = ["Go to the oil-house", "I fill the oil can from a barrel", "go back", "Go east to the Third Post"];
    for (const words of [
      "climb up, clear out the white stuff, pour in the oil and light it off my tinder",
      "I climb up and light the lamp with the oil from the can",
    ]) {
      const reply = lastReply(await play("lantern", [...can, words], { luck }));
      expect(reply).toMatch(/dig the white|get it cleared/u);
      expect(reply).not.toMatch(
        /dirty hands|warmer by that much|You are where you began|brings you no nearer|your hand is on the cap/u,
      );
    }
  });
});

describe("what a text offers", { timeout: SLOW }, () => {
  it("is there: the chair by the glass", async () => {
    const way = [...TO_THE_GALLERY, "Wipe the misted glass", "Get the breathing woman out of the case"];
    const offered = await play("ledger", way);
    expect(lastReply(offered)).toContain("chair");
    const broken = await says(offered, "grab a chair and swing it at Drusilla's case");
    expect(broken.progress.flags).toContain("leonie-free");
  });

  it("is the wire in the hero's pocket", async () => {
    const cut = await play("ledger", [
      "Edge along the causeway",
      "Go to the glasshouse",
      "pocket the cutting wire",
      "Go to the gallery",
      "cut open Honoria's glass and take the crank out of her lap",
    ]);
    expect(cut.progress.taken).toContain("honorias-glass");
    expect(lastReply(cut)).not.toContain("second blow");
  });
});

describe("the account at the end", { timeout: SLOW }, () => {
  it("counts what was answered and told in play", async () => {
    const ended = await play("lantern", [
      ...TO_TOBIT,
      "put my hand over Tobit's and we press the cap down together",
      ...Array.from({ length: 9 }, () => "Wait until midwinter"),
      "Put them out, and walk before it",
      "what did I miss?",
    ]);
    expect(ended.progress.ended).toBe("let-go-dark");
    expect(lastReply(ended)).not.toMatch(/Where is the keeper|What does the dark want|What will happen on midwinter/u);
  });

  it("still names what was never looked into", async () => {
    const ended = await play("ledger", [
      "Go up to the house",
      ...Array.from({ length: 9 }, () => "Wait until sundown"),
      "Rule out my own name",
      "what did I miss?",
    ]);
    expect(lastReply(ended)).toContain("Who crossed out the names?");
  });
});
