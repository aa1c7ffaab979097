import { describe, expect, it } from "vitest";

import { EMPTY_STORY, type StoryState, type StoryThread } from "#contracts/story/state";
import { applyStoryEvents } from "../../story/reduce-story.ts";
import { briefOf, CAMPAIGN } from "../testing/brief.fake.ts";
import { fakeSheet, fakeTable } from "../testing/table.fake.ts";
import { keepWord } from "./keep-word.ts";
import { Turn } from "./turn.ts";

const promise = (title: string): StoryThread => ({
  title,
  question: "",
  kind: "promise",
  steps: [],
  state: "open",
  truth: "",
  touched: 1,
});

const STORY: StoryState = applyStoryEvents(
  {
    ...EMPTY_STORY,
    threads: [promise("Your word to Sarn: to mend the mill wheel"), promise("Your word to Sarn: to bury her dog")],
  },
  [
    { type: "scene_opened", by: "game_master", place: "the mill" },
    { type: "cast_changed", by: "game_master", name: "Widow Sarn", aliases: ["Sarn"], place: "the mill", met: true },
  ],
  1,
);

async function says(text: string) {
  const table = fakeTable([fakeSheet()], "word");
  const turn = new Turn(briefOf(CAMPAIGN, table, { number: 2, playerText: text, story: STORY }));
  return { kept: await keepWord(turn, text), turn };
}

describe("a promise that the player says they keep", () => {
  it.each([
    ["I keep my promise to Sarn: I mended the mill wheel.", "to mend the mill wheel"],
    ["honour my word to widow Sarn, i buried her dog", "to bury her dog"],
  ])("ends, the one that it is about: %s", async (text, what) => {
    const { kept, turn } = await says(text);
    expect(kept).toBe(true);
    const states = turn.story.threads.map(({ title, state }) => [title.includes(what), state]);
    expect(states).toContainEqual([true, "resolved"]);
    expect(states).toContainEqual([false, "open"]);
    expect(turn.paragraphs.join(" ")).toContain("is kept.");
    expect(turn.story.cast[0]?.attitude).toBeGreaterThan(0);
  });

  it.each(["I promise Sarn to sweep the yard", "Have I kept my promise to Sarn?", "I keep my word to Bertil"])(
    "is none where the words keep none that was given: %s",
    async (text) => {
      const { kept, turn } = await says(text);
      expect(kept).toBe(false);
      expect(turn.story).toEqual(STORY);
    },
  );
});
