import { describe, expect, it } from "vitest";

import { readPremiseMemo } from "../../memo.ts";
import { COPPER, faced, OFFICE, SALT } from "./climax.fake.ts";

describe("In the showdown", () => {
  it("nothing wins by being typed: small talk, antics and a handkerchief are answered and decide nothing", async () => {
    for (const text of [
      "I say that turnips are nice this year.",
      "I stand on one leg.",
      "I give him my handkerchief.",
    ]) {
      const { say, shown, isOver, who } = await faced(COPPER, 20);
      const said = await say(text);
      expect(isOver(), text).toBe(false);
      expect(shown()?.tries, text).toBe(0);
      expect(
        who.opponent.split(" ").some((name) => said.includes(name)),
        said,
      ).toBe(true);
    }
  });

  it("doing nothing twice lets the opponent act, and that is the worse end", async () => {
    const { say, isOver, kept } = await faced(COPPER, 20);
    expect(await say("I do nothing and wait to see what he does.")).toContain("has to count");
    expect(isOver()).toBe(false);
    const said = await say("I wait.");
    expect(isOver()).toBe(true);
    expect(said).toContain("is decided without you");
    expect(kept().end?.answer).not.toMatch(/it is done/iu);
  });

  it("so does one thing after another that is beside the point", async () => {
    const { say, isOver } = await faced(OFFICE, 20);
    for (const text of ["I hum a song.", "I count the chairs."]) await say(text);
    expect(isOver()).toBe(false);
    expect(await say("I yawn.")).toContain("is decided without you");
    expect(isOver()).toBe(true);
  });

  it("a speech goes to the opponent, whatever names are in it", async () => {
    for (const text of [
      '"The old go first, and the children. Nobody will be left out if you let us share it."',
      '"Cole and Sadie know it, and the Sheriff will know it. Let him go."',
      "I tell him that Sadie has heard everything and that he must let Will go.",
    ]) {
      const { say, isOver } = await faced(COPPER, 20);
      expect(await say(text), text).not.toContain("is not here");
      expect(isOver(), text).toBe(true);
    }
  });

  it("words to somebody else who is here, by name and at the start, are for them", async () => {
    const { say, shown, who, state } = await faced(COPPER, 20);
    const other = state().scene!.present.find((name) => name !== who.opponent)!;
    await say(`"${other}, what do you think of it all?"`);
    expect(shown()?.tries).toBe(0);
  });

  it("says openly what counts: what was found, what is carried, who is there", async () => {
    const { say, kept } = await faced(COPPER, 20);
    const [clue = ""] = kept().clues;
    expect(clue).not.toBe("");
    const said = await say(`"I know it: ${clue.toLowerCase()} Give up, or I use this rifle."`);
    expect(said).toContain("*For you:");
    expect(said).toContain("+2, you can say what you found");
    expect(said).toContain("+1, you have the");
  });

  it("what is said on the way in is heard where it is decided", async () => {
    const { say, where, isOver, state } = await faced(COPPER, 20);
    await say("I walk out and go to the Silver Comb saloon.");
    expect(state().scene?.place).toContain("Silver Comb");
    await say(`I go to ${where.lair} and say: "Let him go, or the whole town will know what you did."`);
    expect(isOver()).toBe(true);
  });

  it("leaving costs", async () => {
    const { say, kept } = await faced(COPPER, 20);
    const said = await say("I walk out and go to the Silver Comb saloon.");
    expect(said).toContain("it will be harder");
    expect(kept().case?.late).toBe(true);
  });

  it("an offer of the hero's own life is no word to the one for whom it is given", async () => {
    const { say, isOver } = await faced(COPPER, 20);
    const said = await say("I offer myself in Will's place.");
    expect(isOver()).toBe(true);
    expect(said).toMatch(/^You offer yourself in Will's place\./u);
  });
});

describe("The end", () => {
  const ends = async (text: string, seed = "w") => (await faced(COPPER, 20, seed)).say(text);

  it("turns by what was done: an offer of the own life ends it in other words than force", async () => {
    const replies = await Promise.all(
      ["I grab him and hold him against the wall.", "I offer myself in Will's place."].map((each) => ends(each)),
    );
    const turns = replies.map((text) => text.split("\n\n")[1]);
    expect(new Set(turns).size).toBe(2);
  });

  it("names what the hero did, who stood by them, and the price", async () => {
    const said = await ends("I grab him and hold him against the wall.", "e");
    expect(said).toMatch(/^You grab him/u);
    // Somebody else is there.
    expect(said).not.toContain("You did it alone");
    expect(said).toMatch(/It cost you/u);
  });

  it("begins with the player's own words", async () => {
    const said = await ends('"Let him go. I know what you promised."');
    expect(said).toMatch(/^“Let him go\.” You have said it\./u);
  });
});

describe("The goal", () => {
  it("is gone through part by part, and what is not decided is not called done", async () => {
    const { say } = await faced(SALT, 20);
    const said = await say("I grab the bond and hold it up so that everybody can read it.");
    expect(said).toContain("- Stop the sale of the brine spring: it is done.");
    expect(said).toContain("- Get your father Tomas out of the debtors' house: that is still to be done.");
    expect(said).toMatch(/- Find out who wrote the false bond: (?:It was \p{Lu}|that is still to be done)/u);
    expect(said).toContain("You still have to get your father Tomas out of the debtors' house.");
  });

  it("is answered from the end, never by dice and never by the player's own notes", async () => {
    const { say } = await faced(SALT, 20);
    await say("I grab the bond and hold it up so that everybody can read it.");
    for (const text of [
      "Is the sale stopped?",
      "Is the sale of the spring still going on?",
      "Who wrote the false bond?",
    ]) {
      const said = await say(text);
      expect(said, text).not.toMatch(/rolled|It is written/u);
    }
    expect(await say("Is my father out of the debtors' house?")).toMatch(/^No\. .*debtors' house/u);
    expect(await say("Is the sale stopped?")).toMatch(/^Yes\./u);
  });

  it("gives a prize that is won into the hero's hands", async () => {
    const { say, kept } = await faced(OFFICE, 20);
    const said = await say(
      '"Look at my labels: you took what was not yours, and everybody knows it. Let them vote again."',
    );
    expect(said).toContain("- Win the Golden Stapler: it is done.");
    expect(kept().held.map(({ thing }) => thing)).toContain("Golden Stapler");
    expect(await say("Do I get the Golden Stapler now?")).toMatch(/^Yes\./u);
    expect(await say("Do I have the Golden Stapler?")).toMatch(/^Yes\./u);
  });

  it("is asked in play, too: who is sought is not safe yet", async () => {
    const { say } = await faced(COPPER, 1);
    for (const text of ["Is Will safe?", "Did I bring Will home?"])
      expect(await say(text), text).toMatch(/^Not yet\./u);
  });

  it("has who was sought beside the hero at the end", async () => {
    const { say } = await faced(COPPER, 20);
    await say("I grab him and hold him against the wall.");
    expect(await say("Is Will safe?")).toMatch(/^Yes\./u);
    expect(await say("Where is Will?")).toContain("Will is here");
  });
});

describe("An older story", () => {
  it("goes on in the showdown in which it was left, and after its end", async () => {
    const { kept } = await faced(COPPER, 20);
    const { case: own } = kept();
    const old = {
      ...kept(),
      case: { ...own, showdown: { tries: 1, hits: 1 } },
      end: { aim: "find the dog", answer: "Yes." },
    };
    const read = readPremiseMemo(old);
    expect(read.case?.showdown).toEqual({ tries: 1, hits: 1, idle: 0 });
    expect(read.end?.parts).toBeUndefined();
  });
});
