import { describe, expect, it } from "vitest";

import { cases } from "../../case/case-content.ts";
import { type OwnPremise, played } from "../../played.fake.ts";
import { takenUp } from "./reacts.ts";

const ORCHARD: OwnPremise = {
  title: "The Pear Orchard",
  world:
    "Ostwick is a fruit village under a hill. Greta Moll presses the cider. Piet Moll, her brother, keeps the bees. Widow Anders lost her son Lars in the flood, and mends nets. The Reeve, a stiff man, holds the key of the cellar. The oldest pear tree has been cut down in the night.",
  notes: "It begins in the press house. Jule wants to find out who cut down the pear tree.",
  hero: "Jule Brandt",
  heroNotes: "A pruner of thirty. Her brother Emil went away to the coast.",
};

const WHO = { name: "Greta Moll", aliases: [], kind: "person", proper: true, role: "", sentences: [], at: "" } as const;

async function begun(seed = "pear", luck = 12) {
  const story = played(ORCHARD, seed, luck, true);
  await story.say("");
  await story.say("1");
  await story.say("Greta Moll comes up to me.");
  return story;
}
/** What a list of kinds has for those who stand in some way to the hero. */
const linesOf = (kind: string) => Object.entries(cases().lines).filter(([key]) => key.startsWith(`react ${kind}`));

describe("A word that somebody takes up", () => {
  it.each([
    ["I hear you have been doing your laundry before sunrise.", "my laundry"],
    ["I want you to know about my brother in Paris", "your brother"],
    ["Because tonight the bells ring.", "the bells"],
    ["A little bird told me about a ham.", "a ham"],
    ["I am Rafael's friend.", "Rafael's friend"],
    ["This is the photograph of my brother", "the photograph"],
    ["You have the Silver Clapper and you know it", "the Silver Clapper"],
    ["Let her have the green at night", "the green"],
    ["I will not go.", ""],
    ["It was the first time.", ""],
  ])("is a noun of the sentence that can stand alone: %s", (words, word) => {
    expect(takenUp(words, WHO)).toBe(word);
  });
});

describe("Somebody to whom words are said that are neither question nor deed", () => {
  const STOCK =
    /Thank you for telling|I see,|I didn’t know|remember it|how it goes|well disposed|your friend|glad that you did/u;
  it.each([
    ["You cut down the tree, Greta. It was you.", /tree|No|not|hand in it|wrong|what should I/iu],
    [
      "Greta, my brother went away, and I have never told anybody.",
      /brother|lighter|awake|repeat|easy|alone|done the same/iu,
    ],
    ["Greta, the hill is coming down. We are all going to die.", /hill|certain|hands|wrong|afraid|what I am to do/iu],
    ["Greta, you are a fool.", /still|again|ears|beneath|people|slap|say|into you|mean/iu],
    ["Greta, I swear that I will bring your brother home.", /sleep|hold|hand|wait|debt|remember/iu],
    ["Greta, I have found the key!", /key|word|day|laughs|again|claps/iu],
    ["Greta, if you let me in I will give you half of it.", /key|agreed|take|use|offered|others|first half/iu],
    ["Greta, goodbye, and take care.", /hand|carefully|after you|later|piece|let you go|Come back|look for you/iu],
  ])("answers in kind, and with no acknowledgement: %s", async (words, fits) => {
    for (const seed of ["a", "b", "c"]) {
      const said = await (await begun(seed)).say(words);
      expect(said, seed).toContain("Greta");
      expect(said, seed).toMatch(fits);
      expect(said, seed).not.toMatch(STOCK);
    }
  });

  it("is not fond of who threatens them, and remembers an insult", async () => {
    const { say, state } = await begun("a", 20);
    await say("Greta, talk, or I will hurt you.");
    expect(state().cast.find(({ name }) => name === "Greta Moll")!.attitude).toBeLessThan(0);
    const other = await begun("b");
    await other.say("Greta, you are a liar.");
    expect(other.state().cast.find(({ name }) => name === "Greta Moll")!.attitude).toBeLessThan(0);
  });

  it("has the hero's word, and it is on record", async () => {
    const { say, state } = await begun();
    await say("I promise Greta to plant a new tree.");
    expect(state().threads.some(({ kind }) => kind === "promise")).toBe(true);
  });

  it("does what is asked in their own person, or refuses it", async () => {
    expect(await (await begun("a", 20)).say("Greta, would you please open the barrel for me?")).toMatch(
      /Greta.*opens the barrel/u,
    );
    expect(await (await begun("a", 1)).say("Greta, would you please open the barrel for me?")).not.toMatch(
      /opens the barrel/u,
    );
  });

  it("answers all of what is said after their name with one voice", async () => {
    const said = await (
      await begun()
    ).say("Greta, I do not want to hurt anybody. I only want to know the truth of it.");
    expect(said).not.toMatch(/You only want/u);
  });

  it("is asked nothing by a question that only gives weight to a charge", async () => {
    const said = await (
      await begun()
    ).say("Greta, you cut the tree. You took the saw, do you not see it? How could you?");
    expect(said).not.toMatch(/don’t know|fifty-fifty|\(Drawn/u);
  });
});

const MILL: OwnPremise = {
  title: "The Sunken Mill",
  world:
    "Harrow Ford is a village on a river. Bram Tolle has kept the weir gate since the mill sank. Ilse Tolle has not slept since the flood. Old Corrie mends boats. The mill wheel was cut loose in the night.",
  notes: "It begins at the weir. Wend wants to find out who cut the mill wheel loose.",
  hero: "Wend Harker",
  heroNotes: "A surveyor of forty.",
};

async function atMill(who: string, seed = "mill") {
  const story = played(MILL, seed, 12, true);
  await story.say("");
  await story.say("1");
  await story.say(`${who} comes up to me.`);
  return story;
}

describe("Somebody who is charged, consoled or confided in", () => {
  it("denies a charge, and says nothing that nobody asked for", async () => {
    for (const seed of ["a", "b", "c"]) {
      const said = await (await atMill("Bram Tolle", seed)).say("Bram, you cut the mill wheel loose.");
      expect(said, seed).toMatch(/“No|not|What should I|Do I look/u);
      expect(said, seed).not.toMatch(/weir gate since|I was /u);
    }
  });

  it.each([
    ["I tell Bram that Ilse Tolle sent me.", /writing|say that|nobody|expected|doors|said so/u],
    ["Bram, I have come about the weir gate.", /gate|hour|quick|somebody/u],
    ["Bram, keep your money. I am not for sale.", /once|ask again|stand|fool|last word|dark/u],
    ["Bram, Ilse says you know who took the key.", /“(?:No|Yes|Nothing|I )/u],
  ])("takes it for what it is: %s", async (words, fits) => {
    for (const seed of ["a", "b"]) expect(await (await atMill("Bram Tolle", seed)).say(words), seed).toMatch(fits);
  });

  it("takes back what cannot be, and it is no longer on record", async () => {
    const { say, kept } = await atMill("Bram Tolle");
    await say("Bram, when did you last see the miller?");
    expect(kept().settled.map(({ key }) => key)).toContain("drawn last: miller");
    expect(await say("Bram, you can't have seen him then. He was gone for a week.")).toMatch(/right|was wrong/u);
    expect(kept().settled.map(({ key }) => key)).not.toContain("drawn last: miller");
    expect(kept().facts.join()).not.toContain("miller");
  });

  it("is charged before everybody, and answers it before everybody", async () => {
    const { say } = await atMill("Bram Tolle");
    await say("Old Corrie comes up to me.");
    const said = await say("I say to everybody: Bram Tolle has sold the wheel, and he did it for money.");
    expect(said).toMatch(/look at Bram|turned to Bram|away from Bram/u);
    expect(said).toMatch(/says Bram|Bram (?:stands|goes|laughs)/u);
  });
});

describe("The written reactions", () => {
  const WORDS =
    "accuse reproach warn comfort confide promise offer plea news belief plan proof refuses no introduction";
  it.each(WORDS.split(" "))("say something to words of the kind %s, and never only look or nod", (kind) => {
    const mute = linesOf(kind).flatMap(([, lines]) =>
      lines.filter((line) => !/“[^”]{10,}”|“\{(?:Own|Word)\}/u.test(line)),
    );
    expect(mute).toEqual([]);
  });

  const KINDS =
    "accuse reproach insult threat warn plea comfort confide promise offer joke lie thanks farewell greeting introduction praise apology triumph proof gift embrace gesture news belief plan agreement yes no";
  it.each(KINDS.split(" "))(
    "have six lines or more for words of the kind %s, and more than one without a noun",
    (kind) => {
      const lines = cases().lines[`react ${kind}`]!;
      expect(lines.length).toBeGreaterThanOrEqual(6);
      expect(lines.filter((line) => !/\{word\}/iu.test(line)).length).toBeGreaterThan(1);
    },
  );

  it("have a line without a noun for every stance", () => {
    const without = linesOf("").filter(([, lines]) => lines.every((line) => /\{word\}/iu.test(line)));
    expect(without.map(([key]) => key)).toEqual([]);
  });
});
