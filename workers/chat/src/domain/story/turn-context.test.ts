import { expect, it } from "vitest";

import { EMPTY_STORY, type StoryState } from "#contracts/story/state";
import { applyStoryEvents } from "#storyteller/story";
import { turnContext } from "./turn-context.ts";

const by = "game_master";
const story: StoryState = applyStoryEvents(
  EMPTY_STORY,
  [
    { type: "cast_changed", by, name: "Ibbe Harrow", role: "weighs the salt", met: true },
    { type: "scene_opened", by, place: "The ferry", present: ["Teska"] },
    { type: "cast_changed", by, name: "Joss Harrow", role: "chained under the abbey" },
    { type: "cast_changed", by, name: "Marek Tull", role: "the murderer", hides: "He holds Joss." },
  ],
  3,
);
const context = (said: string) => turnContext(story, { said, replyBefore: "x".repeat(5_000), events: [] });

it("has those of the scene first, then whom the turn only speaks of, by name alone, then the others", () => {
  expect(context("“Where is Joss?” you ask.").cast).toEqual([
    { name: "Teska", aliases: [], role: "" },
    { name: "Joss Harrow", aliases: [], role: "" },
    { name: "Ibbe Harrow", aliases: [], role: "weighs the salt" },
  ]);
});

it("names nobody whom the player has not heard of, and nothing that is hidden", () => {
  expect(JSON.stringify(context("The ferry rocks."))).not.toMatch(/Joss|Marek|murderer|chained/u);
});

it("has of the reply before only its end", () => {
  expect(context("").replyBefore).toHaveLength(1_200);
});
