import { describe, expect, it } from "vitest";

import { SNOWHOLME } from "./drawn.fake.ts";
import { played } from "../played.fake.ts";

const begun = async (seed = "kinds") => {
  const story = played(SNOWHOLME, seed, 20);
  await story.say("");
  return story;
};
const PEOPLE = /\b(?:Agnes|Doctor Strand|Bram|Marta|Liv)\b/u;
const DRAWN = /\(Drawn\. Rather: \(1\) (.+?[.!?”]) \(2\) (.+?[.!?”]) Or say it yourself\.\)/u;

describe("A question that nobody has answered is answered in kind", () => {
  it.each([
    ["Agnes, who painted your sign?", /^“(?:Doctor Strand|Bram|Marta|Liv) painted my sign,” says Agnes/u],
    ["Agnes, whose boots are these?", /^“It is (?:Doctor Strand|Bram|Marta|Liv)’s,” says Agnes/u],
    ["Agnes, when was the sign painted?", /^“(?:On|Last) Tuesday|^“(?:Yesterday|Two days ago|Three days ago)/u],
    ["Agnes, how much did the sign cost?", /^“(?:\p{L}+|\d+) crowns,” says Agnes/u],
    ["Agnes, what was your husband's name?", /^“\p{Lu}\p{Ll}+,” says Agnes/u],
    ["Agnes, where did you buy that hat?", /^“(?:At|From) [^”]+,” says Agnes/u],
  ])("%s", async (question, answer) => {
    const { say } = await begun();
    const said = await say(question);
    expect(said).toMatch(answer);
    expect(said).toMatch(DRAWN);
  });

  it.each([
    ["Agnes, how many guests have you?", /^“(?:\p{L}+|\d+),” says Agnes\.$/u],
    ["Agnes, how old are you?", /^“\d\d,” says Agnes\.$/u],
    ["Agnes, how long have you kept this house?", /^“(?:\p{L}+|\d+) years,” says Agnes\.$/u],
    ["Agnes, what colour is the cellar door?", /^“[^”]{3,30}” says Agnes\.$/u],
  ])("%s is no matter to choose from", async (question, answer) => {
    const { say } = await begun();
    expect(await say(question)).toMatch(answer);
  });

  it("with an hour of the night of the day that was asked about", async () => {
    const { say } = await begun();
    expect(await say("Agnes, when did Bram leave the Three Mittens on Monday night?")).toMatch(
      /^“On Monday, (?:towards eleven|a little after ten|an hour before midnight|soon after supper),” says Agnes/u,
    );
  });

  it("with what a work needs, and not with what somebody longs for", async () => {
    const { say } = await begun();
    expect(await say("Agnes, what do you need to mend the roof?")).toMatch(
      /hands|wood|Rope|tools|Only time|holds it|A day/u,
    );
  });

  it("the same again, also where an order came before the question", async () => {
    const { say } = await begun();
    const [said = ""] =
      /^“[^”]+”/u.exec(await say("Agnes, open the cellar. What did your mother promise the miller?")) ?? [];
    expect(said).not.toBe("");
    expect(await say("Agnes, what did your mother promise the miller?")).toContain(said.slice(1, -2));
  });

  it("not with what somebody knows who has said that they do not know it", async () => {
    let story = played(SNOWHOLME, "no", 20);
    for (let at = 0, answer = ""; at < 12 && !answer.startsWith("“No. I do not know"); at++) {
      story = played(SNOWHOLME, `no ${at}`, 20);
      await story.say("");
      answer = await story.say("Agnes, do you know this handwriting?");
    }
    const said = await story.say("Agnes, whose handwriting is it, then?");
    expect(said).not.toMatch(DRAWN);
    expect(said).toMatch(/know|come to me/u);
  });

  it("with a time that is past: never the day on which the story begins", async () => {
    for (const seed of ["a", "b", "c", "d"]) {
      const notes = SNOWHOLME.notes.replace("in the evening", "on Friday evening");
      const { say } = played({ ...SNOWHOLME, notes }, seed, 20);
      await say("");
      const said = await say("Agnes, when was the sign painted?");
      expect(said, seed).toMatch(DRAWN);
      expect(said, seed).not.toContain("Friday");
    }
  });

  it("with what belongs into the bag of the one who is asked", async () => {
    const { say } = await begun();
    await say("I ask Doctor Strand how he is.");
    await say("Yes.");
    expect(await say("I ask Doctor Strand what is in his bag.")).toMatch(/bandage|powders/iu);
  });

  it("with a person for whom the texts have a tie to it, before others", async () => {
    const { say } = await begun();
    expect(await say("Agnes, who ordered the beams of the bridge?")).toContain("Bram ordered the beams");
  });

  it("by nobody who is only named, and by no saying", async () => {
    const { say } = await begun();
    expect(await say("What is the seventh bell?")).toContain("Nobody has written that.");
    expect(await say("It is a bell that my father cast.")).toContain("Then it is so.");
    expect(await say("What is the seventh bell?")).toContain("a bell that my father cast");
  });

  it("by the dice where the player has them draw", async () => {
    const { say } = await begun();
    await say("What is the seventh bell?");
    expect(await say("draw")).toMatch(DRAWN);
  });
});

describe("A drawn answer", () => {
  it("is known to the one whom it names, who says why", async () => {
    const { say } = await begun();
    await say("Agnes, who ordered the beams?");
    const [, name = ""] =
      /^“(\S+(?: Strand)?) ordered the beams/u.exec(await say("Agnes, who ordered the beams?")) ?? [];
    expect(name).toMatch(PEOPLE);
    await say(`I ask ${name} how things are.`);
    await say("Yes.");
    expect(await say(`${name}, did you order the beams?`)).toMatch(/“Yes. I ordered the beams,” says [^.]+\. “.+”/u);
  });

  it("is the same to other words, and to others", async () => {
    const { say } = await begun();
    const first = await say("Agnes, how many guests have you?");
    const [, count = ""] = /^“(\p{L}+|\d+),”/u.exec(first) ?? [];
    expect(await say("Agnes, how many guests do you have?")).toContain(count);
  });
});

describe("A price that somebody names", () => {
  it("can be done, is on record, and counts when it is done", async () => {
    const { say, state } = await begun("price");
    const said = await say("Agnes, what is your price?");
    expect(said).toMatch(/crowns|Go to|Tell|Ask|Bring|Your word/u);
    await say("No, ten crowns.");
    await say("I look around.");
    expect(state().threads.map(({ title }) => title)).toContain("For Agnes: Ten crowns");
    const paid = await say("I give Agnes ten crowns.");
    expect(paid).toMatch(/keep my side|in your debt/u);
    expect(state().threads.find(({ title }) => title === "For Agnes: Ten crowns")?.state).toBe("resolved");
  });
});

describe("A question with yes or no", () => {
  it("is answered in a sentence that says what is so", async () => {
    const { say } = await begun();
    expect(await say("Agnes, were you at the quarry on Tuesday?")).toMatch(
      /^“(?:Yes. I was|No. I was not) at the quarry on Tuesday,” says Agnes/u,
    );
    expect(await say("Agnes, do you own a ladder?")).toMatch(/I (?:own|do not own) a ladder,” says/u);
  });

  it("for anything at all is answered with the thing itself", async () => {
    const { say } = await begun();
    const said = await say("Agnes, did you hear anything last night?");
    expect(said).not.toMatch(/rolled/u);
    expect(said.length).toBeGreaterThan(40);
  });

  it("is not answered both ways in one reply", async () => {
    const { say } = await begun();
    const said = await say("Agnes, are you sure that he could not walk? Has he a second pair of boots?");
    expect(said).toMatch(/sure/u);
    expect(said).not.toContain("Yes. He has");
  });
});
