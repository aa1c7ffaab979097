import { describe, expect, it } from "vitest";
import { played } from "../../played.fake.ts";
import { EMPTY_LAKE } from "./question.fake.ts";

const SEEDS = ["a", "b", "c"];
const begun = async (seed: string, luck = 15) => {
  const story = played(EMPTY_LAKE, seed, luck, true);
  await story.say("");
  return story;
};

describe.each(SEEDS)("Whether somebody did it (%s)", (seed) => {
  it("is denied in one speech, which says what is denied and where they were", async () => {
    const { say } = await begun(seed);
    await say("I go to Peder.");
    const said = await say("Peder, did you steal the lantern?");
    expect(said).toContain("“No. I did not steal the lantern,” says Peder");
    expect(said.match(/says Peder/gu)).toHaveLength(1);
  });

  it("is not denied by whom the texts have seen at it under another name", async () => {
    const { say } = await begun(seed);
    const said = await say("Lisbet, was it you who carried the lantern?");
    expect(said).not.toMatch(/\bNo\b|did not/u);
    expect(said).toMatch(/That was me|It was\.|That was I/u);
  });

  it("is never thrown for, where it is of the matter", async () => {
    const { say } = await begun(seed);
    expect(await say("Reeve, did you move the lantern?")).not.toMatch(/rolled/u);
  });
});

describe("How somebody is to answer", () => {
  it("is no deed of the hero", async () => {
    const { say } = await begun("a");
    const said = await say("Brother Oswin, did you ring the bell for the lake? Nod or shake your head.");
    expect(said).not.toMatch(/You nod|You shake/u);
  });

  it.each(SEEDS)("is in signs, for who does not speak (%s)", async (seed) => {
    const { say } = await begun(seed);
    let said = "";
    for (const line of [
      "Brother Oswin, what do you know about the bell tower?",
      "Brother Oswin, did you hear anything on Sunday?",
      "I show Brother Oswin the field book.",
    ])
      said += `${await say(line)}\n`;
    for (const [, before = ""] of said.matchAll(/([^.\n]*)[.,:] “/gu))
      expect(before).toMatch(/writes|draws|signs|shapes|spells/u);
  });
});

describe("What the texts say already", () => {
  it("is not said back to the player who reminds of it", async () => {
    const { say } = await begun("a");
    expect(await say("Who greases the sluice? My father wrote that he never did.")).not.toMatch(/wrote that he never/u);
  });

  it("is no line about who is here, where it only says what they once did", async () => {
    const { say } = await begun("a");
    expect(await say("I go to the reeve's house.")).not.toContain("awaited the tithe");
  });

  it("says by which pronoun a landlady is spoken of", async () => {
    const { say } = await begun("a");
    let said = "";
    for (const line of ["Good evening, Hedda.", "Thank you, Hedda.", "Hedda, how are you?", "I look at Hedda."])
      said += `${await say(line)}\n`;
    expect(said).not.toMatch(/\b(?:their|them)\b/u);
  });
});

describe("What somebody is shown", () => {
  it.each(SEEDS)("is looked at and answered (%s)", async (seed) => {
    const { say } = await begun(seed);
    const said = await say("I show Hedda the letter.");
    expect(said.length).toBeGreaterThan(40);
    expect(said).not.toContain("“I see,”");
  });
});

describe("What is asked of somebody's own", () => {
  it("is no age, where it is asked how long a thing goes on", async () => {
    const { say } = await begun("a");
    expect(await say("Lisbet, how long have you been walking at night?")).not.toMatch(/years/u);
  });

  it("is answered where only the words before it name it", async () => {
    const { say } = await begun("b");
    await say("I go to Peder.");
    expect(await say("That is a fine cart, Peder. Who paid for it?")).toMatch(/\bcart\b/u);
  });

  it.each(SEEDS)("is a wish in a whole phrase (%s)", async (seed) => {
    const { say } = await begun(seed);
    expect(await say("Lisbet, what do you want most?")).toContain("To have my sister back");
  });

  it("is named for what it is", async () => {
    const { say } = await begun("a");
    const said = await say("Peder, what is your boat called?");
    expect(said.match(/The \p{L}+/gu)?.length).toBeGreaterThan(2);
  });
});

describe("The kind that is asked for", () => {
  it.each([
    ["Hedda, when did you last see my father?", /“(?:Yesterday|On \p{L}+day|\p{L}+ days ago)/u],
    ["Peder, what have you got under the sheet in your cart?", /Washing|Potatoes|Old clothes/u],
    ["Lisbet, what did you and Peder quarrel about?", /“About /u],
    ["Peder, why have you locked the shed?", /“(?:Because|For safety|Out of|To )/u],
    ["Hedda, what did you hear in the bell tower?", /“/u],
    ["Peder, which cart is yours?", /“The /u],
  ])("comes first and alone: %s", async (asks, kind) => {
    for (const seed of SEEDS) {
      const { say, kept } = await begun(seed);
      for (const name of ["Hedda", "Peder", "Lisbet"]) await say(`${name} comes in.`);
      const found = kept().case!.found.length;
      const said = await say(asks);
      expect(said, seed).toMatch(kind);
      expect(said.match(/ says /gu)?.length ?? 0, said).toBeLessThan(2);
      expect(kept().case!.found.length, said).toBe(found);
    }
  });

  it("is not decided for what only may be so", async () => {
    const { say } = await begun("a");
    await say("Hedda comes in.");
    expect(await say("Hedda, could the lantern have stood on the lake?")).not.toMatch(/don['’]t know|affair/u);
  });
});

describe("Who is asked", () => {
  it("is whom the hero has just shown something, by the pronoun after it", async () => {
    const { say } = await begun("a");
    await say("Peder comes in.");
    await say("Hedda comes in.");
    expect(await say("I show the letter to Hedda and ask her when she last saw my father.")).not.toMatch(/says Peder/u);
  });

  it("is who is called amid two questions", async () => {
    const { say } = await begun("a");
    await say("Hedda comes in.");
    await say("Peder comes in.");
    expect(await say("What did you see here, Hedda, and what were you afraid of?")).not.toMatch(/says Peder/u);
  });
});
