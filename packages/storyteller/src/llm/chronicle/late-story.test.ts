import { describe, expect, it } from "vitest";

import type { TurnCompleted } from "#contracts/queue/messages";
import type { TurnContext } from "#contracts/queue/turn-context";
import { StoryEvents } from "#contracts/story/events";
import { EMPTY_STORY, type StoryState } from "#contracts/story/state";
import { applyStoryEvents } from "../../story/reduce-story.ts";
import { lateStory } from "./late-story.ts";
import { Notes } from "./notes.ts";

const turn = (reply: string, playerText = ""): TurnCompleted => ({
  type: "turn.completed",
  userId: "mira",
  campaignId: "c1",
  worldId: "w1",
  turnId: "6f1c2a30-0000-4000-8000-000000000001",
  parentTurnId: null,
  number: 4,
  version: 1,
  kind: "action",
  state: "complete",
  playerText,
  reply,
  rolls: [],
  effects: [],
  introduced: [],
  characterNames: ["Wren Ashdown"],
  at: "2026-09-15T20:00:00.000Z",
});
const NOWHERE: TurnContext = { replyBefore: "", scene: null, cast: [], threads: [], opensScene: false };
const AT_THE_FERRY: TurnContext = {
  ...NOWHERE,
  scene: { place: "The ferry", time: "dusk", present: ["Hesper Dray"], since: 2 },
  cast: [{ name: "Hesper Dray", aliases: [], role: "ferrywoman" }],
  threads: [{ title: "Bring Lute back to Hesper", kind: "quest" }],
};
const noted = (notes: Record<string, unknown>) => Notes.parse({ episode: "It happened.", ...notes });
const storyAfter = (notes: Record<string, unknown>, game: TurnCompleted, context = NOWHERE): StoryState => {
  const events = lateStory(noted(notes), game, context);
  expect(StoryEvents.safeParse(events).success).toBe(true);
  return applyStoryEvents(EMPTY_STORY, events, game.number);
};

describe("a story kept by the chronicler alone, for a model that calls no tools", () => {
  it("opens the first scene, with who is there and who they are", () => {
    const reply = "The ferry rocks at its chain. Hesper, who poles it, spits. “Lute owes me,” she says, all friendly.";
    const story = storyAfter(
      {
        scene: { place: "The ferry", time: "dusk", question: "Will Hesper take Wren across?" },
        present: ["Hesper", "Wren"],
        entities: [
          { name: "Hesper", type: "person", description: "poles the ferry" },
          { name: "Lute", type: "person", description: "owes Hesper" },
          { name: "The ferry", type: "place" },
        ],
        states: [{ about: "Hesper", relation: "attitude", value: "friendly", text: "Hesper is friendly." }],
        quests: [{ title: "Find Lute for Hesper", status: "open", text: "Hesper asked Wren to find Lute." }],
      },
      turn(reply),
    );
    expect(story.scene).toMatchObject({ place: "The ferry", time: "dusk", present: ["Hesper"], since: 4 });
    expect(story.cast.map(({ name, role, attitude, met }) => [name, role, attitude, met])).toEqual([
      ["Hesper", "poles the ferry", 1, 4],
      ["Lute", "owes Hesper", 0, null],
    ]);
    expect(story.threads).toMatchObject([
      { title: "Find Lute for Hesper", kind: "quest", state: "open", steps: ["Hesper asked Wren to find Lute."] },
    ]);
  });

  it("knows people and quests by the names they have already", () => {
    const events = lateStory(
      noted({
        present: ["Hesper"],
        states: [{ about: "Hesper", relation: "status", value: "dead", text: "Hesper is dead." }],
        entities: [{ name: "Hesper", type: "person", description: "a woman" }],
        quests: [{ title: "bring lute back to hesper", status: "completed", text: "Lute is home." }],
      }),
      turn("Hesper falls. Lute is home."),
      AT_THE_FERRY,
    );
    expect(events).toEqual([
      { type: "cast_changed", by: "chronicler", name: "Hesper Dray", alive: false },
      {
        type: "thread_changed",
        by: "chronicler",
        title: "Bring Lute back to Hesper",
        step: "Lute is home.",
        state: "resolved",
      },
    ]);
  });

  it("opens a new scene at a new place, and changes the old one at the same", () => {
    const reply = "You climb into the drowned chapel. Nobody is there.";
    const moved = lateStory(noted({ scene: { place: "The drowned chapel" } }), turn(reply), AT_THE_FERRY);
    expect(moved).toEqual([{ type: "scene_opened", by: "chronicler", place: "The drowned chapel", present: [] }]);
    const stayed = lateStory(
      noted({ scene: { place: "the ferry", time: "night" }, present: ["Hesper"] }),
      turn("Night. Hesper yawns."),
      AT_THE_FERRY,
    );
    expect(stayed).toEqual([{ type: "scene_changed", by: "chronicler", time: "night" }]);
  });

  it("believes no place, no person and no hero that the turn does not speak of", () => {
    const events = lateStory(
      noted({
        scene: { place: "Waterdeep" },
        present: ["Lord Vex", "Wren"],
        entities: [{ name: "Lord Vex", type: "person" }],
        states: [
          { about: "Wren", relation: "role", value: "the chosen one", text: "Wren is the chosen one." },
          { about: "Lord Vex", relation: "place", value: "Waterdeep", text: "Lord Vex is in Waterdeep." },
        ],
      }),
      turn("The lamp gutters. Wren waits."),
      AT_THE_FERRY,
    );
    expect(events).toEqual([]);
  });
});
