import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { BEATS, EMPTY_STORY, type StoryState } from "#contracts/story/state";
import { createRandom } from "../random.ts";
import { chapterSteps } from "./chapter-steps.ts";
import { heartbeat, RUMOUR } from "./heartbeat.ts";
import { applyStoryEvents } from "./reduce-story.ts";

const ROAD: StoryState = applyStoryEvents(
  EMPTY_STORY,
  [
    { type: "scene_opened", by: "server", place: "the road", present: [] },
    { type: "clock_changed", by: "server", name: "The flood", segments: 8 },
  ],
  0,
);

/** The turns of a journey at which the world moved, by kind. */
function journey(seed: string, turns: number, story = ROAD) {
  const beats: { kind: string; turn: number }[] = [];
  let now = story;
  for (let turn = 1; turn <= turns; turn += 1) {
    const beat = heartbeat(now, turn, createRandom(`${seed}/${turn}`));
    if (beat === null) continue;
    beats.push({ kind: beat.kind, turn });
    now = applyStoryEvents(now, beat.events, turn);
  }
  return { beats, story: now };
}

describe("the heartbeat of the world", () => {
  it("moves on a journey of 40 turns, never twice within three turns, and the same with the same dice", () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { beats } = journey(seed, 40);
        expect(journey(seed, 40).beats).toEqual(beats);
        beats.slice(1).forEach(({ turn }, at) => expect(turn - beats[at]!.turn).toBeGreaterThanOrEqual(3));
        expect(beats.length).toBeLessThanOrEqual(13);
      }),
    );
  });

  it("brings a surprise about every 20 turns, an encounter every 35, a step of a front every 25", () => {
    const turns = 400 * 40;
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 40; seed += 1)
      for (const { kind } of journey(`long ${seed}`, 400).beats) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const every = (kind: string) => turns / counts.get(kind)!;
    expect(every("surprise")).toBeGreaterThan(17);
    expect(every("surprise")).toBeLessThan(26);
    expect(every("encounter")).toBeGreaterThan(30);
    expect(every("encounter")).toBeLessThan(44);
    expect(every("front")).toBeGreaterThan(21);
    expect(every("front")).toBeLessThan(33);
  });

  it("seldom leaves 40 turns without any beat", () => {
    const quiet = Array.from({ length: 200 }, (_, seed) => journey(`quiet ${seed}`, 40)).filter(
      ({ beats }) => beats.length === 0,
    );
    expect(quiet.length).toBeLessThan(6);
  });

  it("is still in a fight, before the first scene, and has no front where nothing threatens", () => {
    const fight: StoryState = { ...ROAD, encounter: { round: 1, order: [], combatants: [] } };
    expect(journey("x", 200, fight).beats).toEqual([]);
    expect(journey("x", 200, EMPTY_STORY).beats).toEqual([]);
    expect(journey("x", 400, { ...ROAD, clocks: [] }).beats.some(({ kind }) => kind === "front")).toBe(false);
    expect(BEATS).toHaveLength(3);
  });
});

describe("the close of a chapter", () => {
  const story = applyStoryEvents(
    ROAD,
    [
      {
        type: "cast_changed",
        by: "server",
        name: "Marek Tull",
        want: "the ferry for himself",
        met: true,
        place: "the quay",
      },
      { type: "cast_changed", by: "server", name: "Old Bram", want: "to be left alone", met: true, place: "the road" },
      { type: "cast_changed", by: "server", name: "Ibbe", met: true, place: "the mill" },
      { type: "thread_changed", by: "server", title: "The ferry", state: "open" },
    ],
    1,
  );
  const ends = [{ type: "thread_changed", by: "game_master", title: "The ferry", state: "resolved" }] as const;

  it("is one step for those elsewhere who want something, as a rumour that comes back with a surprise", () => {
    const steps = Array.from({ length: 30 }, (_, seed) =>
      chapterSteps(story, ends, 9, createRandom(`c ${seed}`)),
    ).flat();
    expect(steps.length).toBeGreaterThan(5);
    for (const event of steps) expect(JSON.stringify(event)).toMatch(/Marek Tull.+the ferry for himself/u);
    const rumoured = applyStoryEvents(story, steps.slice(0, 1), 9);
    expect(rumoured.secrets[0]?.id.startsWith(RUMOUR)).toBe(true);
    const after = journey("rumour", 120, rumoured);
    expect(after.beats.some(({ kind }) => kind === "surprise")).toBe(true);
    expect(after.story.secrets[0]?.revealed).not.toBeNull();
  });

  it("is not a step that is done, and not a promise that is only made", () => {
    expect(chapterSteps(story, [{ ...ends[0], state: "open" }], 9, createRandom("c"))).toEqual([]);
    expect(chapterSteps(story, [], 9, createRandom("c"))).toEqual([]);
  });
});
