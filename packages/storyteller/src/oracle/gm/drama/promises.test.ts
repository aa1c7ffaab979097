import { describe, expect, it } from "vitest";

import { StoryChanges } from "#contracts/play/story";

import { CAMPAIGN, play, type Played } from "../play.fake.ts";
import { calledBy } from "../story/names.ts";
import { MOST_PROMISES, Story } from "../story/state.ts";

const LUCKY = { ...CAMPAIGN, detailLevel: "detailed" as const, luck: 20 };
const boardOf = (turns: readonly Played[]) =>
  turns.flatMap(({ events }) => {
    const done = events.find((event) => event.type === "done");
    return StoryChanges.parse(done?.story)
      .quests.filter(({ title }) => !/^(?:The|Help) /u.test(title))
      .map(({ title, status }) => `${title} (${status})`);
  });
const promisesIn = ({ memo }: Played) => Story.parse(memo).promises.map(({ to, gist }) => `${to}: ${gist}`);
const someone = async () => {
  const story = Story.parse((await play(LUCKY, [])).turns[0]!.memo);
  return story.people.find(({ at }) => at === story.place)!;
};
const LOCKET = "I promise Hanne to bring the silver locket back to her.";

describe("a promise to somebody who is not here", () => {
  it("is theirs, and whoever is here only hears it", async () => {
    const { turns } = await play(LUCKY, [LOCKET]);
    const here = calledBy((await someone()).name, "");
    expect(promisesIn(turns[1]!)).toEqual(["Hanne: to bring the silver locket back to her"]);
    expect(boardOf(turns)).toEqual(["Bring the silver locket back to Hanne (active)"]);
    expect(turns[1]!.reply).toContain("Hanne");
    expect(turns[1]!.reply).not.toContain(`word to ${here}`);
  });

  it("is theirs where nobody is here at all, and where the story has never heard of them", async () => {
    const { turns } = await play({ ...LUCKY, detailLevel: "minimal" }, [
      "I go to the old quarry",
      "I swear to the ferryman Odo Brandt that I will mend his broken oar",
      "I promise the ferryman to pay my debt by the new moon",
    ]);
    expect(promisesIn(turns[3]!)).toEqual([
      "Odo Brandt: to mend his broken oar",
      "the ferryman: to pay your debt by the new moon",
    ]);
    expect(boardOf(turns)).toEqual([
      "Mend Odo's broken oar (active)",
      "Promise to the ferryman: pay their own debt by the new moon (active)",
    ]);
  });

  it("is theirs who shall have what is promised, though somebody else is spoken to", async () => {
    const { turns } = await play(LUCKY, [
      "I ask who drowned here and promise to bring the silver locket back to Hanne",
    ]);
    expect(boardOf(turns)).toEqual(["Bring the silver locket back to Hanne (active)"]);
  });

  it("is kept to them: who was never met comes forward for it", async () => {
    const { turns } = await play(LUCKY, [LOCKET, "I wait", "I bring Hanne the silver locket, as promised"]);
    expect(boardOf(turns)).toEqual([
      "Bring the silver locket back to Hanne (active)",
      "Bring the silver locket back to Hanne (completed)",
    ]);
    expect(promisesIn(turns[3]!)).toEqual([]);
    expect(Story.parse(turns[3]!.memo).people).toContainEqual(
      expect.objectContaining({ name: "Hanne", pronoun: "she" }),
    );
  });

  it("goes sour in time, and the story says so", async () => {
    const { turns } = await play(LUCKY, [LOCKET, ...Array.from({ length: 48 }, () => "I look around")]);
    expect(boardOf(turns).at(-1)).toBe("Bring the silver locket back to Hanne (failed)");
    const end = turns.findLast(({ reply }) => reply.includes("silver locket back"));
    expect(end?.brief.number).toBeGreaterThan(40);
  });
});

describe("a promise", () => {
  it("is kept by handing over what was promised", async () => {
    const name = calledBy((await someone()).name, "");
    const { turns } = await play(LUCKY, [
      `I promise ${name} to find the brass key`,
      "I wait",
      `I give ${name} the brass key`,
    ]);
    expect(boardOf(turns)).toEqual([
      `Promise to ${name}: find the brass key (active)`,
      `Promise to ${name}: find the brass key (completed)`,
    ]);
  });

  it("stands beside another to the same person", async () => {
    const name = calledBy((await someone()).name, "");
    const { turns } = await play(LUCKY, [`I promise ${name} to find the key`, `I promise ${name} to mend the roof`]);
    expect(promisesIn(turns[2]!)).toHaveLength(2);
  });

  it("is the player's own where it is made to nobody, and one of a fight counts too", async () => {
    const { turns } = await play(LUCKY, ["I attack the nearest one", "I swear I will avenge Tam!"]);
    expect(boardOf(turns)).toContainEqual(expect.stringMatching(/avenge Tam \(active\)$/iu));
  });

  it("is let go with a word about it where too many stand at once", async () => {
    const lines = Array.from(
      { length: MOST_PROMISES + 1 },
      (_, i) => `I promise Hanne to ring the bell of house number ${i + 1}`,
    );
    const { turns } = await play(LUCKY, lines);
    expect(promisesIn(turns.at(-1)!)).toHaveLength(MOST_PROMISES);
    expect(boardOf(turns).at(-1)).toBe("Promise to Hanne: ring the bell of house number 1 (failed)");
    expect(turns.at(-1)!.reply).toContain("house number 1");
  });

  it("is not given by whoever speaks of one, or asks for one", async () => {
    const { turns } = await play(LUCKY, [
      "I tell them about the silver locket I promised to Hanne",
      "I ask them to swear that they will keep quiet",
    ]);
    expect(promisesIn(turns[2]!)).toEqual([]);
  });
});
