import { describe, expect, it } from "vitest";

import { EMPTY_STORY, type StoryState } from "#contracts/story/state";
import { applyStoryEvents } from "#storyteller/story";
import { hasMarket } from "./market.ts";

const BY = "game_master" as const;

/** A story at a place with one person, who may have a role. */
function at(place: string, name = "Hanne", role = "", attitude = 0): StoryState {
  return applyStoryEvents(
    EMPTY_STORY,
    [
      { type: "cast_changed", by: BY, name, role, attitude },
      { type: "scene_changed", by: BY, place, present: [name] },
    ],
    1,
  );
}

describe("a market", () => {
  it.each([
    "The Salt Market",
    "the chandler's shop",
    "Bryn's smithy",
    "The Crooked Tavern",
    "a fishing village",
    "Der Rote Markt",
    "Das alte Wirtshaus",
  ])("is where trade is the place's own: %s", (place) => expect(hasMarket(at(place))).toBe(true));

  it.each([
    "the town gaol",
    "the village graveyard",
    "a fair meadow",
    "the burnt market",
    "the ruined inn",
    "the old watchtower",
    "the harbour wall",
  ])("is not at %s", (place) => expect(hasMarket(at(place))).toBe(false));

  it("is where somebody present lives by it, whatever the place", () => {
    expect(hasMarket(at("the crossroads", "Old Marl", "pedlar"))).toBe(true);
    expect(hasMarket(at("the crossroads", "the blacksmith"))).toBe(true);
    expect(hasMarket(at("the crossroads", "Tom Smith", "beggar"))).toBe(false);
    expect(hasMarket(at("the crossroads", "Old Marl", "pedlar", -3))).toBe(false);
  });

  it("is over while there is a fight, and once the trader has gone or is dead", () => {
    const story = at("the crossroads", "Old Marl", "pedlar");
    const fight = { round: 1, order: [], combatants: [] };
    const after = (...events: Parameters<typeof applyStoryEvents>[1]) => hasMarket(applyStoryEvents(story, events, 2));
    expect(after({ type: "encounter_changed", by: BY, encounter: fight })).toBe(false);
    expect(after({ type: "scene_changed", by: BY, present: [] })).toBe(false);
    expect(after({ type: "cast_changed", by: BY, name: "Old Marl", alive: false })).toBe(false);
  });

  it("is nowhere before the story has a scene", () => {
    expect(hasMarket(EMPTY_STORY)).toBe(false);
  });
});
