import { describe, expect, it } from "vitest";

import { lastReply, play } from "../testing/play-by-id.fake.ts";

const TO_THE_BARGAIN = ["look at the cat", "look at the cat", "look at the cat", "Knock back"];
const TO_SUPPER = ["Go up to the house", "look around", "look at the name cards", "look at the portrait", "wait"];

describe("what somebody has asked the hero for", () => {
  it.each([
    `"A thistle, where I'm from. Three leaves and no flower. What's the bird, Hanne?"`,
    `A thistle, where I'm from. What's the bird?`,
    `A thistle. What's the bird, Hanne?`,
    `I wipe my boots. "A thistle," I say. "Who baked the seventh one?"`,
    `We stamp ours with a thistle *I point at the loaf* so what's the bird?`,
  ])("is taken from the sentence that gives it: %s", async (words) => {
    const played = await play("first-evening", [words]);
    expect(played.progress.words["mark"]).toMatch(/thistle/u);
  });

  it("is asked and answered in one message", async () => {
    const reply = lastReply(await play("first-evening", [`"A thistle, where I'm from. What's the bird, Hanne?"`]));
    expect(reply).toMatch(/draws it in the flour[^]*half a mark/u);
  });

  it("may be nothing, and is then not drawn", async () => {
    for (const words of ["Nothing. We stamp nothing, we just eat it.", "We have no mark at home", "no idea"]) {
      const played = await play("first-evening", [words]);
      expect(played.progress.flags, words).toContain("told-mark");
      expect(lastReply(played), words).not.toContain("draws it");
    }
  });
});

describe("the answer to an open question", () => {
  it.each([
    `Deal. My word on it: Larkin gets said out loud at the reading. *I shake its little burnt hand* So what did you see?`,
    `"You've my word," I say. "What did you see?"`,
    `Yes, Peel. I promise. But who baked the loaf?`,
    `*nods* I'll say the name. What do I get?`,
  ])("is a promise beside a gesture and a question: %s", async (words) => {
    const played = await play("first-evening", [...TO_THE_BARGAIN, words]);
    expect(played.progress.promised).toContain("peel");
    expect(lastReply(played).match(/Nine sacks/gu)).toHaveLength(1);
  });

  it.each([
    [`"Yes. I shall open it. Is that why you ask, Mrs Achard?"`, "said-yes"],
    [`I put down my spoon. "No," I say. "It stays shut. Whose were the other places?"`, "said-no"],
    [`*smiles at her* I haven't decided. What would you do?`, "said-neither"],
  ])("is given at the supper with whatever else is said: %s", async (words, flag) => {
    const played = await play("ledger", [...TO_SUPPER, words]);
    expect(played.progress.flags).toContain(flag);
  });

  it("is not given by a few words that somebody else wrote", async () => {
    const { turns } = await play("first-evening", [`"Stroud boy"? Who is the reeve, Tib?`]);
    expect(turns.at(-1)?.reply).toMatch(/in the door and shouts|reeve|Stroud/u);
  });
});

describe("words in quotation marks that are no speech", () => {
  it("do not break a question in two", async () => {
    const reply = lastReply(
      await play("ledger", [...TO_SUPPER, `Mr Sloe, how did each of the three come to be "ruled out"?`]),
    );
    expect(reply).toMatch(/Sloe/u);
    expect(reply).not.toContain("excellent ink");
  });
});

describe("asking for a thing", () => {
  it("does not give it away", async () => {
    const way = ["Go to the lane", "look at the roll board", "look at the marks", "look at the pump", "wait", "wait"];
    for (const words of [`"Give it here, Aldous. What did you do with the stamp?"`, "hand it over, Aldous"]) {
      const reply = lastReply(await play("first-evening", [...way, words]));
      expect(reply, words).not.toContain("puts it back in your hands");
    }
  });
});
