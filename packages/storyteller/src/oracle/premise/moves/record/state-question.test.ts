import { describe, expect, it } from "vitest";

import { HOLLIN, JUNCTION, ORCHARD, PIES, TEAL } from "../../own-stories.fake.ts";
import { type OwnPremise, played } from "../../played.fake.ts";

const begun = async (premise: OwnPremise, luck = 12) => {
  const story = played(premise, "w", luck);
  await story.say("");
  return story;
};
/** The answer to a question at the beginning; "diced" where the dice or a line of the texts gave it. */
const answerTo = async (premise: OwnPremise, text: string): Promise<string> => {
  const { say } = await begun(premise);
  const said = await say(text);
  return /rolled|It is written/u.test(said) ? "diced" : said;
};

describe("A question about who is sought", () => {
  for (const text of ["Is the crew alive?", "Is Joss alive?", "Are they still alive, the crew of the Teal?"])
    it(`“${text}” has one answer`, async () => {
      expect(await answerTo(TEAL, text)).toMatch(/^Yes, as far as anybody knows/u);
    });
  for (const text of ["Is the crew dead?", "Did the crew drown?", "Is Joss dead?"])
    it(`“${text}” is denied until something is found`, async () => {
      expect(await answerTo(TEAL, text)).toMatch(/^No, as far as anybody knows/u);
    });
  it("whether they are to be seen is no", async () => {
    expect(await answerTo(TEAL, "Do I see the Teal?")).toMatch(/^No\b/u);
  });
  it("whether they are here is no", async () => {
    expect(await answerTo(TEAL, "Is Joss here?")).toMatch(/^No\b/u);
  });
});

describe("A question about what is to be stopped", () => {
  for (const text of [
    "Are the sluice gates open now?",
    "Have the gates been opened?",
    "Are the sluice gates still shut?",
  ])
    it(`“${text}” is answered from the clock`, async () => {
      expect(await answerTo(HOLLIN, text)).toMatch(/^(?:Not yet|So far)/u);
    });
  it("whether it is over is no", async () => {
    expect(await answerTo(HOLLIN, "Is the opening of the sluice gates stopped?")).toMatch(/^Not yet/u);
  });
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
    it(`“${text}” is yes, and why`, async () => {
      expect(await answerTo(HOLLIN, text)).toMatch(/^Yes.*since his boy drowned/u);
    });
  it("whether somebody lives who is well is no matter of dice", async () => {
    expect(await answerTo(HOLLIN, "Is Josiah Crake alive?")).toMatch(/^Yes/u);
  });
});

describe("A question about the time", () => {
  it("is answered in the hours of the player's texts", async () => {
    expect(await answerTo(TEAL, "How much time is left before the storm?")).toMatch(/twelve hours/u);
  });
  it("however it is asked", async () => {
    expect(await answerTo(TEAL, "How many hours are left?")).toMatch(/twelve hours/u);
  });
});

describe("A question about those who are meant by “they”", () => {
  it("is about who is sought", async () => {
    expect(await answerTo(TEAL, "Are they all alive?")).toMatch(/^Yes, as far as anybody knows/u);
  });
});

describe("A question who has what is sought", () => {
  it("is open until the hero knows enough", async () => {
    expect(await answerTo(PIES, "Does Madame Florine have my pie dish?")).toMatch(/^Nobody can say that yet/u);
  });
});

describe("A question how many", () => {
  it("is answered with the number of the texts", async () => {
    expect(await answerTo(TEAL, "How many people were aboard the Teal?")).toMatch(/^Five people\.$/u);
  });
});

describe("A contest", () => {
  it("is not won by saying so", async () => {
    const { say } = await begun(PIES);
    expect(await say("I win the Pie of Pies.")).toMatch(/^(?:That is not done by saying so|It is not won yet)/u);
  });
});

describe("A question who is guilty", () => {
  it("is never for the dice", async () => {
    for (const text of ["Did Karel do it?", "Is Otto Brenner the thief?", "Did Mrs Abend steal the payroll?"])
      expect(await answerTo(JUNCTION, text), text).toMatch(/^Nobody can say that yet/u);
  });

  it("is answered once the hero knows enough", async () => {
    const { say, kept } = await begun(JUNCTION, 20);
    const { opponent } = kept().case!.who;
    await say(`It was ${opponent} who did it.`);
    expect(await say("Who is behind it?")).toContain("as far as you know");
    expect(await say(`Did ${opponent} do it?`)).toMatch(/^Yes, as far as you know/u);
  });
});

describe("A question with two answers", () => {
  it("has one of the two, and the same when it is asked again", async () => {
    const { say } = await begun(ORCHARD);
    const said = await say("Was it an axe or a saw?");
    expect(said).toMatch(/^An? (?:axe|saw), by the die\.$/u);
    expect((await say("Was it an axe or a saw?")).toLowerCase()).toContain(said.split(",")[0]!.toLowerCase());
  });
});

describe("What the dice have answered", () => {
  it("is kept as it was answered", async () => {
    for (let at = 0; at < 6; at++) {
      const { say, kept } = played(JUNCTION, `dust ${at}`, 12);
      await say("");
      const said = await say("Is there coal dust on the bench?");
      expect(kept().facts.join(" ").includes("no coal dust"), said).toBe(said.startsWith("No"));
    }
  });

  it("agrees with several", async () => {
    const { say } = await begun(ORCHARD);
    expect(await say("Are the furnaces lit?")).not.toContain("it are");
  });
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
