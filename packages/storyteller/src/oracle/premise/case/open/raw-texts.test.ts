import { describe, expect, it } from "vitest";

import type { OwnPremise } from "../../played.fake.ts";
import { AIR, BELLS, openStory, SUGAR } from "./open.fake.ts";

/** A house in which one stair too many is counted. */
const STAIRS: OwnPremise = {
  title: "The Seventeenth Stair",
  world:
    "Hollin House is an inn on a moor. The cellar stairs have sixteen steps, and since Sunday everybody counts seventeen. Landlady Orla Finch has hung a lamp over them. Porter Sam Dray carries the coals and whistles. Miss Edda Poole lodges in the attic and writes letters to nobody. The places are the taproom, the cellar and the attic.",
  notes: "It begins in the taproom. Ansel wants to find out what the seventeenth stair is.",
  hero: "Ansel Roe",
  heroNotes: "A carpenter of forty. Carries a rule and a chalk.",
};

/** What only the written texts have: choices, labels and slots. */
const RAW = /[[\]{}|]/u;
const LAST = [
  "I end it.",
  "I take hold of it with both hands and pull.",
  "I break it open.",
  "I wait.",
  "I wait.",
  "What is left to do?",
];
const DEEDS = [
  "1",
  "I look around",
  "I listen",
  "I search for traces",
  "I look at the floor",
  "I think that somebody did it with a lamp and a rope.",
  "I dare it",
  "No, it is so.",
];

describe("No reply shows a bracket, a bar or a slot of the written texts", () => {
  it.each([
    ["air", AIR, ["open-air"]],
    ["bells", BELLS, ["open-sound"]],
    ["sugar", SUGAR, ["open-secret"]],
    ["a stair", STAIRS, undefined],
  ] as const)("in a story of %s, whatever the dice say, to its end", async (_name, premise, ids) => {
    for (const luck of [2, 9, 20]) {
      const {
        say,
        opening,
        isOver,
        case: kept,
      } = await openStory(premise, ids?.[0] ?? (await firstOf(premise)), luck, `raw ${luck}`);
      const replies = [opening];
      for (const deed of DEEDS) replies.push(await say(deed));
      for (const deed of [`I go to ${kept()!.where.lair}.`, ...LAST]) replies.push(await say(deed));
      expect(replies.filter((each) => RAW.test(each))).toEqual([]);
      expect(isOver(), replies.join("\n> ")).toBe(true);
    }
  });
});

async function firstOf(premise: OwnPremise): Promise<string> {
  const { played } = await import("../../played.fake.ts");
  const story = played(premise, "o", 10, true);
  await story.say("");
  return story.kept().case!.plots[0]!;
}
