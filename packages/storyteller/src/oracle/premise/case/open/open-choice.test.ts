import { describe, expect, it } from "vitest";

import { OFFICE } from "../climax/climax.fake.ts";
import { cases } from "../case-content.ts";
import { AIR, BELLS, openStory, SUGAR } from "./open.fake.ts";
import { played } from "../../played.fake.ts";

const isOpen = (id: string): boolean => cases().truths.find((each) => each.id === id)?.open === true;

describe("The choice of an open story", () => {
  it("comes first where the matter has texts of its own and nothing else is written for it", async () => {
    for (const seed of ["a", "b", "c"]) {
      const story = played(AIR, seed, undefined, true);
      await story.say("");
      expect(story.kept().case?.plots[0]).toBe("open-air");
    }
  });

  it("comes before the general plots for a riddle whose matter has none", async () => {
    for (const premise of [BELLS, SUGAR])
      for (const seed of ["a", "b"]) {
        const story = played(premise, seed, undefined, true);
        await story.say("");
        const plots = story.kept().case?.plots ?? [];
        expect(isOpen(plots[0]!), plots.join()).toBe(true);
        expect(plots.length).toBeGreaterThan(1);
      }
  });

  it("begins at once, and says that nobody knows yet what it is", async () => {
    const { opening } = await openStory(AIR, "open-air");
    expect(opening).toContain("Nobody knows yet what it means");
  });

  it("is no story for who wants to win a prize", async () => {
    const story = played(OFFICE, "a");
    await story.say("");
    expect((story.kept().case?.plots ?? []).some(isOpen)).toBe(false);
  });

  it("has pieces, and nobody who did it", async () => {
    const { say, case: kept } = await openStory(AIR, "open-air");
    const said = [
      await say("I look around the hydroponics hall."),
      await say("I search the hall for what is wrong with the air."),
    ].join();
    expect(kept()!.found.length).toBeGreaterThan(0);
    expect(said).toContain("1 piece");
    for (const who of ["Lidia Corr", "Bram Osei", "Yuki Tarn"])
      expect(await say(`Did ${who} do it?`), who).not.toMatch(/^Yes|rolled/u);
  });
});

/** Matters that come often in what players write: their aims, and the story that is offered first. */
const MATTERS = [
  ["find out who the seventh guest is", "open-count"],
  ["learn why one room too many is counted", "open-count"],
  ["find out why the walnut tree came down the hill", "open-moving"],
  ["learn why the statue walks at night", "open-moving"],
  ["find out who sends the messages", "open-message"],
  ["learn who is speaking on the radio", "open-message"],
  ["find out who came back in her brother's coat", "open-returned"],
  ["learn whether Sam Reed is really who he says he is", "open-returned"],
] as const;

describe("A matter that comes often", () => {
  it.each(MATTERS)("“%s” has an open story of its own", async (aim, id) => {
    const story = played(
      {
        title: "Hollin",
        world:
          "Hollin is a small place on a moor. Orla Finch keeps the inn. Sam Reed carries the coals and whistles. Edda Poole lodges in the attic. The places are the inn, the yard and the attic.",
        notes: `It begins in the yard. Ansel wants to ${aim}.`,
        hero: "Ansel Roe",
        heroNotes: "A carpenter of forty. Carries a rule.",
      },
      "o",
      10,
      true,
    );
    await story.say("");
    expect(story.kept().case!.plots.slice(0, 3), story.kept().case!.plots.join()).toContain(id);
  });
});
