import { describe, expect, it } from "vitest";

import { lastReply, play } from "../testing/play-by-id.fake.ts";

const TO_OIL_HOUSE = ["go to the oil-house"];
const TO_THIRD = ["go to the Third Post"];

describe("the mark that the hero names", () => {
  it.each([
    ["A salmon. Two salmon nose to tail, actually, so no one steals the middle.", "two salmon nose to tail"],
    ["A heron. No one gets past it.", "a heron"],
    ["We stamp an otter. No one else on the river had one.", "an otter"],
  ])("is kept as said: %s", async (text, mark) => {
    const played = await play("first-evening", [text]);
    expect(played.progress.words.mark).toBe(mark);
    expect(lastReply(played)).not.toContain("othing at all");
  });

  it.each([
    ["I said salmon, Hanne. Two of them.", "two salmon"],
    ["No, I meant a heron, Hanne.", "a heron"],
  ])("is corrected, and the correction is answered: %s", async (text, mark) => {
    const played = await play("first-evening", ["A trout.", text]);
    expect(played.progress.words.mark).toBe(mark);
    expect(lastReply(played)).toContain(mark);
  });

  it.each([2, 19])("names who comes out of the oven (dice of %i)", async (luck) => {
    const script = ["A trout.", "take the seventh loaf and look at the bird", "Come in! I call at the oven door."];
    expect(lastReply(await play("first-evening", script, { luck }))).not.toMatch(/comes out(?![^]*Peel)/u);
  });
});

describe("oil of the dark barrels", () => {
  it.each([
    "fill a can from a dark barrel, the good stuff",
    "fill the can with good oil from one of the five dark barrels",
    "take the oil can off its hook",
    "Annis, you said you can carry the oil. please draw a can from a dark barrel",
    "I draw a can of oil",
  ])("fills the can: %s", async (text) => {
    const played = await play("lantern", [...TO_OIL_HOUSE, "search the barrels", text]);
    expect(played.progress.flags).toContain("has-can");
    expect(lastReply(played)).not.toContain("once more");
  });

  it("lights the Third", async () => {
    const way = [...TO_OIL_HOUSE, "fill the can from a dark barrel", ...TO_THIRD];
    const played = await play("lantern", [...way, "pour in the good oil and light the Third"], { luck: 19 });
    expect(played.progress.flags).toContain("third-lit");
    expect(played.progress.flags).not.toContain("has-can");
  });

  it("is not drawn by tapping the barrels", async () => {
    const { progress } = await play("lantern", [...TO_OIL_HOUSE, "tap the barrels. which ones are full?"]);
    expect(progress.flags).not.toContain("has-can");
  });
});

describe("a thing that was gone over", () => {
  it.each(["move the barrels", "use the daybook", "fill the daybook"])(
    "is not looked at by an act: %s",
    async (text) => {
      const reply = lastReply(await play("lantern", [...TO_OIL_HOUSE, "search the barrels", "read the daybook", text]));
      expect(reply).not.toContain("once more");
    },
  );

  it("is looked at again in whole sentences, and its emphasis is closed", async () => {
    const search = "open the wick drawer";
    const reply = lastReply(await play("lantern", [...TO_OIL_HOUSE, search, "look into the wick drawer"]));
    expect((reply.match(/\*/gu) ?? []).length % 2).toBe(0);
    expect(reply).toContain("after all.*");
  });

  it("is counted, if it is lights", async () => {
    const reply = lastReply(await play("lantern", [...TO_OIL_HOUSE, "climb to the loft and count the lights"]));
    expect(reply).toContain("The First. The Second");
  });
});

describe("who comes, and who is here", () => {
  it.each([
    "right Annis. you walk behind me and you hold my belt",
    "Annis, stay close behind me",
    "Annis, hold my hand",
  ])("comes along when told how: %s", async (text) => {
    const { progress } = await play("lantern", ["Annis, stay here", text]);
    expect(progress.companions).toContain("annis");
  });

  it.each(["go back to the water stairs, find Wenna", "go back down to the water stairs, and find Wenna"])(
    "is looked for where the hero goes first: %s",
    async (text) => {
      const { progress } = await play("ledger", ["go up to the house", text]);
      expect(progress.place).toBe("water-stairs");
    },
  );
});

describe("acts at the Third", () => {
  it.each([
    ["scrape the wax out with my knife", /wax comes away/u],
    ["pick the wax off the seam", /wax comes away/u],
  ])("have a result: %s", async (text, says) => {
    expect(lastReply(await play("lantern", [...TO_THIRD, text]))).toMatch(says);
  });
});

describe("the wolves at the Third", () => {
  it.each(["I kneel slowly, hands open, and look at the young one's paw", "I crouch and show her my open palms"])(
    "are not attacked by a gesture: %s",
    async (text) => {
      const waits = ["look at the tracks", "I wait until dusk"];
      const played = await play("lantern", [...TO_THIRD, ...waits, text, "I draw out the splinter and bind the paw"]);
      expect(played.progress.fights["f-wolves"]).toBe("parley");
      expect(lastReply(played)).toContain("lamp-glass");
    },
  );
});

describe("the words after a gesture and a colon", () => {
  it.each([
    "I look Wenna straight in the eye: what happened to the other heirs?",
    "I lean over to Wenna: what happened to the heirs before me?",
  ])("are said to the person named: %s", async (text) => {
    expect(lastReply(await play("ledger", [text]))).toMatch(/Wenna/u);
  });

  it("are answered before the hero goes", async () => {
    const played = await play("ledger", ["wait, I meant going UP to the house. who told him eleven, Wenna?"]);
    expect(lastReply(played)).toMatch(/^[^]*(?:Wenna|["“])/u);
    expect(lastReply(played)).not.toContain("is not here");
  });
});

describe("a question back at supper", () => {
  it.each([
    '"Which gate would that be, Mrs Achard? I\'m a schoolteacher. Where I come from, gates keep cows in."',
    "Which gate do you mean, Mrs Achard?",
  ])("is no answer: %s", async (text) => {
    const played = await play("ledger", [
      "go up to the house",
      ...Array.from({ length: 9 }, () => "I wait until supper"),
      text,
    ]);
    expect(played.progress.flags).not.toContain("said-no");
    expect(played.progress.flags).not.toContain("said-yes");
  });
});

describe("words to somebody who is elsewhere", () => {
  it.each([
    "A.S. - that's Aldous Stroud, isn't it. Reeve, you kept the watch that night. It was you crying, wasn't it.",
    "So these were the sacks. Aldous, you hid them.",
  ])("say so, and where they could be said: %s", async (text) => {
    const way = ["A trout.", "go out to the lane", "go down to the ash pit", text];
    expect(lastReply(await play("first-evening", way))).toMatch(/Aldous[^]*not here[^]*lane/u);
  });
});
