import { describe, expect, it } from "vitest";

import { StoryEvents } from "#contracts/story/events";
import { EMPTY_STORY, type StoryState } from "#contracts/story/state";
import { applyStoryEvents } from "../story/reduce-story.ts";
import { storyPanel } from "../story/story-panel.ts";
import { CAMPAIGN, play } from "./gm/play.fake.ts";
import { storyOfMemo } from "./memo-story.ts";

const LINES = [
  "I look around and ask who is in charge here.",
  "I ask what they want.",
  "I promise to help them.",
  "I search the place.",
  "I go on to the next place.",
  "I attack whoever stands in my way.",
  "I fight on.",
  "I rest.",
];

describe("the story of an oracle's memo", () => {
  it("is empty where the memo is nobody's or somebody else's", () => {
    expect(storyOfMemo(null)).toEqual(EMPTY_STORY);
    expect(storyOfMemo({ v: 7 })).toEqual(EMPTY_STORY);
  });

  it("is what the turns' events add up to", async () => {
    const { turns } = await play(CAMPAIGN, LINES);
    let story: StoryState = EMPTY_STORY;
    for (const { brief, events, memo } of turns) {
      const changes = events.flatMap((event) => (event.type === "story" ? [event.event] : []));
      expect(StoryEvents.safeParse(changes).success).toBe(true);
      story = applyStoryEvents(story, changes, brief.number);
      const told = storyOfMemo(memo);
      expect(story.scene?.place).toBe(told.scene?.place);
      expect(new Set(story.scene?.present)).toEqual(new Set(told.scene?.present));
      for (const { title, state } of told.threads) {
        expect(story.threads.find((thread) => thread.title === title)?.state).toBe(state);
      }
      for (const { name, alive, attitude } of told.cast) {
        expect(story.cast.find((member) => member.name === name)).toMatchObject({ alive, attitude });
      }
    }
    expect(story.cast.length).toBeGreaterThan(0);
    expect(storyPanel(story).scene?.place).toBe(story.scene?.place);
  });
});
