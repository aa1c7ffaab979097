import { describe, expect, it } from "vitest";

import { HOLLIN, PIES, TEAL } from "../../own-stories.fake.ts";
import { type OwnPremise, played } from "../../played.fake.ts";

const begun = async (premise: OwnPremise, luck = 12) => {
  const story = played(premise, "w", luck);
  await story.say("");
  return story;
};
const undiced = async (premise: OwnPremise, text: string, answer: RegExp) => {
  const { say } = await begun(premise);
  const said = await say(text);
  expect(said, text).toMatch(answer);
  expect(said, text).not.toMatch(/rolled|It is written/u);
};

describe("A question about who is sought", () => {
  for (const text of ["Is the crew alive?", "Is Joss alive?", "Are they still alive, the crew of the Teal?"])
    it(`“${text}” has one answer`, () => undiced(TEAL, text, /^Yes, as far as anybody knows/u));
  for (const text of ["Is the crew dead?", "Did the crew drown?", "Is Joss dead?"])
    it(`“${text}” is denied until something is found`, () => undiced(TEAL, text, /^No, as far as anybody knows/u));
  it("whether they are to be seen is no", () => undiced(TEAL, "Do I see the Teal?", /^No\b/u));
  it("whether they are here is no", () => undiced(TEAL, "Is Joss here?", /^No\b/u));
});

describe("A question about what is to be stopped", () => {
  for (const text of [
    "Are the sluice gates open now?",
    "Have the gates been opened?",
    "Are the sluice gates still shut?",
  ])
    it(`“${text}” is answered from the clock`, () => undiced(HOLLIN, text, /^(?:Not yet|So far)/u));
  it("whether it is over is no", () => undiced(HOLLIN, "Is the opening of the sluice gates stopped?", /^Not yet/u));
});

describe("A question about what is to be won", () => {
  it("is answered from the aim that is open", async () => {
    const { say, kept } = await begun(PIES, 20);
    const { who, where } = kept().case!;
    await say(`It was ${who.opponent} who did it.`);
    await say(`I go to ${where.lair}`);
    for (let at = 0; at < 4 && kept().case?.aim.includes("dish") === true; at++) await say("I grab the dish");
    expect(kept().case?.aim).toBe("win the Pie of Pies");
    expect(await say("Did I win?")).toMatch(/^Not yet/u);
    expect(await say("Who won?")).toMatch(/^Nobody/u);
    expect(await say("Do I have the pie dish back?")).toMatch(/^Yes/u);
  });
});

describe("A question about what the hero did", () => {
  for (const [deed, question] of [
    ["I chain the wheel to the wall with the chain from the yard.", "Is the wheel chained?"],
    ["I lock the door of the taproom.", "Is the door locked now?"],
    ["I lay my shuttle on the table.", "Is my shuttle on the table?"],
  ] as const)
    it(`“${question}” is yes`, async () => {
      const { say } = await begun(HOLLIN);
      await say(deed);
      const said = await say(question);
      expect(said).toMatch(/^Yes/u);
      expect(said).not.toContain("rolled");
    });
});

describe("A question about what the texts say", () => {
  for (const text of ["Does Ned drink?", "Is Ned Garth drunk?"])
    it(`“${text}” is yes, and why`, () => undiced(HOLLIN, text, /^Yes.*since his boy drowned/u));
  it("whether somebody lives who is well is no matter of dice", () =>
    undiced(HOLLIN, "Is Josiah Crake alive?", /^Yes/u));
});

describe("A question about the time", () => {
  it("is answered in the hours of the player's texts", () =>
    undiced(TEAL, "How much time is left before the storm?", /twelve hours/u));
  it("however it is asked", () => undiced(TEAL, "How many hours are left?", /twelve hours/u));
});

describe("An answer once given", () => {
  it("stays", async () => {
    const { say } = await begun(HOLLIN);
    const first = await say("Is there a back door here?");
    const second = await say("Is there a back door here?");
    expect(first).toMatch(/^(?:Yes|No)/u);
    expect(second.toLowerCase()).toContain(first.toLowerCase().slice(0, 3).replace(",", ""));
  });
});
