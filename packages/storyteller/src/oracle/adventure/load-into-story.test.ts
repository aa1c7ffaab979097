import { describe, expect, it } from "vitest";

import { ADVENTURES } from "#content/adventures/cards";
import { loadAdventure } from "#content/adventures/testing";
import { StoryEvents } from "#contracts/story/events";
import { EMPTY_STORY, StoryState } from "#contracts/story/state";
import { applyStoryEvents } from "../../story/reduce-story.ts";
import { storyPanel } from "../../story/story-panel.ts";
import { loadIntoStory } from "./load-into-story.ts";
import { playAdventure } from "./testing/play.fake.ts";
import { progressOf } from "./stage/state.ts";

describe("an adventure in the story", () => {
  it.each(ADVENTURES.map(({ id }) => id))(
    "%s has its people, clocks, truth and clues there, and shows none of them",
    async (id) => {
      const adventure = (await loadAdventure(id, 1))!;
      const events = loadIntoStory(adventure);
      expect(StoryEvents.safeParse(events).success).toBe(true);
      const story = applyStoryEvents(EMPTY_STORY, events, 0);
      expect(StoryState.safeParse(story).success).toBe(true);
      expect(story.cast.map(({ name }) => name)).toEqual(
        expect.arrayContaining(adventure.people.map(({ name }) => name)),
      );
      expect(story.secrets.map((secret) => secret.id)).toEqual(adventure.clues.map((clue) => clue.id));
      const shown = JSON.stringify(storyPanel(story));
      for (const { says } of adventure.clues) expect(shown).not.toContain(says);
      for (const { hides } of adventure.people) expect(shown).not.toContain(hides);
    },
  );

  it("is rebuilt from it where another game master told the turns between", async () => {
    const adventure = (await loadAdventure("ledger", 1))!;
    const { turns } = await playAdventure(adventure, [
      "Count the steps",
      "Go up to the house",
      "Look at the name cards closely",
    ]);
    const rebuilt = progressOf(adventure, { family: "model" }, turns.at(-1)!.story, 4);
    expect(rebuilt.place).toBe("hall");
    expect(rebuilt.clues).toEqual(["marking-ink", "eleven-steps"]);
    expect(rebuilt.met).toContain("prudence-achard");
  });
});
