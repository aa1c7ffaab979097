import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { StoryEvent } from "#contracts/story/events";
import { EMPTY_STORY, STORY_LIMITS, StoryState } from "#contracts/story/state";
import { applyStoryEvents } from "./reduce-story.ts";

const by = "game_master" as const;
const play = (events: readonly StoryEvent[], story = EMPTY_STORY, turn = 1) => applyStoryEvents(story, events, turn);

const names = ["Hesper Dray", "Lute", "Corvane", "the ferrywoman"] as const;
const anyName = fc.constantFrom(...names);
const anyText = fc.constantFrom("", "a slate", "Who paid her?", "the tide turns");
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const sceneFields = {
  place: optional(fc.constantFrom("the ferry", "the rib stair")),
  time: optional(anyText),
  day: optional(fc.integer({ min: 1, max: 9 })),
  present: optional(fc.uniqueArray(anyName)),
  exits: optional(fc.uniqueArray(fc.constantFrom("the door", "the stair"))),
  question: optional(anyText),
  pressure: optional(anyText),
};
const anyEvent = fc.oneof(
  fc.record({ type: fc.constant("scene_opened" as const), by: fc.constant(by), ...sceneFields }),
  fc.record({ type: fc.constant("scene_changed" as const), by: fc.constant(by), ...sceneFields }),
  fc.record({ type: fc.constant("scene_closed" as const), by: fc.constant(by), result: anyText }),
  fc.record({
    type: fc.constant("cast_changed" as const),
    by: fc.constant(by),
    name: anyName,
    role: optional(anyText),
    attitude: optional(fc.integer({ min: -3, max: 3 })),
    alive: optional(fc.boolean()),
    place: optional(fc.constantFrom("the ferry", "the rib stair", "")),
    met: optional(fc.boolean()),
    hides: optional(anyText),
  }),
  fc.record({
    type: fc.constant("thread_changed" as const),
    by: fc.constant(by),
    title: fc.constantFrom("Bring Lute home", "The letter", "Who dictates"),
    step: optional(fc.constantFrom("They found the slate.", "They asked the ferrywoman.")),
    state: optional(fc.constantFrom("open" as const, "resolved" as const)),
    truth: optional(anyText),
  }),
  fc.record({
    type: fc.constant("clock_changed" as const),
    by: fc.constant(by),
    name: fc.constantFrom("The breath", "The guard"),
    segments: optional(fc.constantFrom(4 as const, 6 as const, 8 as const)),
    ticks: optional(fc.integer({ min: -8, max: 8 })),
  }),
  fc.record({ type: fc.constant("clock_removed" as const), by: fc.constant(by), name: fc.constant("The breath") }),
);
const anyEvents = fc.array(anyEvent, { maxLength: 25 }) as fc.Arbitrary<StoryEvent[]>;

describe("the story", () => {
  it("stays a story whatever happens, with every clock on its face and nobody dead present", () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const story = play(events);
        expect(StoryState.safeParse(story).success).toBe(true);
        for (const { filled, segments } of story.clocks) expect(filled).toBeLessThanOrEqual(segments);
        const present = story.scene?.present ?? [];
        expect(new Set(present).size).toBe(present.length);
        for (const name of present) expect(story.cast.find((member) => member.name === name)?.alive).toBe(true);
      }),
    );
  });

  it("knows people by their name and their aliases in any case, and does not make a second one of them", () => {
    const story = play([
      { type: "cast_changed", by, name: "Hesper Dray", role: "ferrywoman", aliases: ["the ferrywoman"] },
      { type: "scene_opened", by, place: "the ferry", present: ["The Ferrywoman"] },
      { type: "cast_changed", by, name: "hesper dray", attitude: 2 },
    ]);
    expect(story.cast).toMatchObject([
      { name: "Hesper Dray", role: "ferrywoman", attitude: 2, place: "the ferry", met: 1 },
    ]);
    expect(story.scene?.present).toEqual(["Hesper Dray"]);
  });

  it("lets nobody stay present who dies or goes elsewhere", () => {
    const story = play([
      { type: "scene_opened", by, place: "the ferry", present: ["Lute", "Corvane"] },
      { type: "cast_changed", by, name: "Lute", alive: false },
      { type: "cast_changed", by, name: "Corvane", place: "the rib stair" },
    ]);
    expect(story.scene?.present).toEqual([]);
  });

  it("leaves behind who was present when the scene moves elsewhere", () => {
    const story = play([
      { type: "scene_opened", by, place: "the ferry", present: ["Lute"], exits: ["the quay"] },
      { type: "scene_changed", by, place: "the quay" },
    ]);
    expect(story.scene).toMatchObject({ place: "the quay", present: [], exits: [] });
  });

  it("reveals a secret once", () => {
    const secret = {
      id: "s1",
      text: "The leviathan dictates the letter.",
      knownBy: [],
      when: "",
      place: "",
      thread: "",
      revealed: null,
    };
    const story = play([
      { type: "secret_added", by, secret },
      { type: "secret_revealed", by, id: "s1", to: "Wren", how: "She read it in the dark." },
      { type: "secret_revealed", by, id: "s1", to: "Lute", how: "He heard it." },
    ]);
    expect(story.secrets[0]?.revealed).toEqual({ turn: 1, to: "Wren", how: "She read it in the dark." });
  });

  it("forgets rumours before the campaign's own secrets, and what came out before both", () => {
    const secret = (id: string) => ({
      type: "secret_added" as const,
      by,
      secret: { id, text: `It is ${id}.`, knownBy: [], when: "", place: "", thread: "", revealed: null },
    });
    const rumours = Array.from({ length: STORY_LIMITS.secrets }, (_, at) => secret(`rumour-${at}-0`));
    const revealed = { type: "secret_revealed" as const, by, id: "campaign-2", how: "She read it." };
    const { secrets } = play([secret("campaign-1"), secret("campaign-2"), revealed, ...rumours]);
    const ids = secrets.map(({ id }) => id);
    expect(ids).toHaveLength(STORY_LIMITS.secrets);
    expect([ids[0], ids[1], ids.at(-1)]).toEqual(["campaign-1", "rumour-1-0", `rumour-${STORY_LIMITS.secrets - 1}-0`]);
  });

  it("keeps within its limits, and forgets the dead and the far before those who are here", () => {
    const many = Array.from({ length: STORY_LIMITS.cast + 10 }, (_, at) => ({
      type: "cast_changed" as const,
      by,
      name: `Person ${at} of ${at}`,
      alive: at !== 3,
    }));
    const story = play([...many, { type: "scene_opened", by, place: "x", present: ["Newcomer"] }]);
    expect(story.cast.length).toBe(STORY_LIMITS.cast);
    expect(story.cast.map(({ name }) => name)).toContain("Newcomer");
    expect(story.cast.map(({ name }) => name)).not.toContain("Person 3 of 3");
    expect(story.formerNames).toHaveLength(11);
    expect(story.formerNames).toContain("Person 3 of 3");
  });

  it("merges the oldest summaries where there are too many, and replaces one of the same turns", () => {
    const summary = (at: number) => ({ from: at * 5, to: at * 5 + 4, text: `Scene ${at}. More of it.` });
    const events = Array.from({ length: STORY_LIMITS.summaries + 1 }, (_, at) => ({
      type: "scenes_summarized" as const,
      by: "chronicler" as const,
      summary: summary(at),
    }));
    const { summaries } = play(events);
    expect(summaries.length).toBeLessThanOrEqual(STORY_LIMITS.summaries);
    expect(summaries[0]).toEqual({
      from: 0,
      to: 39,
      text: "Scene 0. Scene 1. Scene 2. Scene 3. Scene 4. Scene 5. Scene 6. Scene 7.",
    });
    const again = play([{ type: "scenes_summarized", by, summary: { from: 160, to: 164, text: "Told again." } }], {
      ...EMPTY_STORY,
      summaries,
    });
    expect(again.summaries.at(-1)?.text).toBe("Told again.");
    expect(again.summaries.length).toBe(summaries.length);
  });
});
