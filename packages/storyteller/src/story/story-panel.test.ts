import { describe, expect, it } from "vitest";

import { EMPTY_STORY, type StoryState } from "#contracts/story/state";
import { MIRA } from "../llm/testing/brief.fake.ts";
import { applyStoryEvents } from "./reduce-story.ts";
import { storyPanel } from "./story-panel.ts";
import { suggestActions } from "./suggest-actions.ts";

const by = "game_master" as const;
const STORY: StoryState = applyStoryEvents(
  EMPTY_STORY,
  [
    { type: "scene_opened", by, place: "the lamp room", present: ["Hanne"], exits: ["the stair", "the gallery"] },
    { type: "cast_changed", by, name: "Hanne", role: "keeper", want: "CANARY to flee", hides: "CANARY the oil" },
    { type: "cast_changed", by, name: "CANARY of the cove", role: "wrecker" },
    { type: "thread_changed", by, title: "The dark lamp", kind: "mystery", truth: "CANARY Hanne did it" },
    { type: "clock_changed", by, name: "The tide", segments: 4, ticks: 1 },
    { type: "clock_changed", by, name: "CANARY clock", shown: false },
    {
      type: "secret_added",
      by,
      secret: { id: "s", text: "CANARY", knownBy: [], when: "", place: "", thread: "", revealed: null },
    },
  ],
  1,
);

describe("the panel beside the story", () => {
  it("shows scene, people, threads and clocks, and nothing that only the game master knows", () => {
    const panel = storyPanel(STORY);
    expect(panel).toMatchObject({
      scene: { place: "the lamp room", exits: ["the stair", "the gallery"] },
      people: [{ name: "Hanne", role: "keeper", here: true, want: "" }],
      threads: [{ title: "The dark lamp", kind: "mystery", state: "open" }],
      clocks: [{ name: "The tide", filled: 1, segments: 4 }],
    });
    expect(JSON.stringify(panel)).not.toContain("CANARY");
  });

  it("leads from what was learned, and from people, to the turns, as far as they are on the path", () => {
    const step = (words: string) => ({ type: "thread_changed" as const, by, title: "The dark lamp", step: words });
    const one = applyStoryEvents(STORY, [step("The oil was cut.")], 2);
    const two = applyStoryEvents(one, [step("Hanne cut it.")], 3);
    const { threads, people } = storyPanel(two, (number) => (number === 3 ? undefined : `t${number}`));
    expect(threads[0]).toMatchObject({
      steps: ["The oil was cut.", "Hanne cut it."],
      stepTurns: [{ id: "t2", number: 2 }, null],
    });
    expect(people[0]?.met).toEqual({ id: "t1", number: 1 });
  });

  it("knows no turn for the steps of a thread that an earlier version stored", () => {
    const [old] = applyStoryEvents(
      STORY,
      [{ type: "thread_changed", by, title: "The dark lamp", step: "A." }],
      2,
    ).threads;
    const { stepTurns: _, ...stored } = old!;
    const story = applyStoryEvents(
      { ...STORY, threads: [stored] },
      [{ type: "thread_changed", by, title: "The dark lamp", step: "B." }],
      5,
    );
    expect(storyPanel(story, (number) => `t${number}`).threads[0]?.stepTurns).toEqual([null, { id: "t5", number: 5 }]);
  });

  it("says where the player saw somebody last, and not where the game master has put them since", () => {
    const gone = applyStoryEvents(
      STORY,
      [
        { type: "scene_changed", by, place: "the pier" },
        { type: "cast_changed", by, name: "Hanne", place: "CANARY's cellar" },
      ],
      4,
    );
    const panel = storyPanel(gone, (number) => `t${number}`);
    expect(panel.people[0]).toMatchObject({ here: false, seen: { place: "the lamp room", turn: { id: "t1" } } });
    expect(JSON.stringify(panel)).not.toContain("CANARY");
  });

  it("sums up the last scenes", () => {
    const summary = (from: number) => ({
      type: "scenes_summarized" as const,
      by,
      summary: { from, to: from, text: `Scene ${from}.` },
    });
    expect(storyPanel(applyStoryEvents(STORY, [1, 2, 3, 4].map(summary), 5)).past).toEqual([
      "Scene 2.",
      "Scene 3.",
      "Scene 4.",
    ]);
  });

  it("tells the health of a foe in words", () => {
    const foe = (name: string, current: number) => ({
      name,
      side: "foe" as const,
      armorClass: 12,
      hp: { current, max: 20 },
      conditions: [],
      attacks: [],
    });
    const combatants = [foe("a", 20), foe("b", 11), foe("c", 10), foe("d", 5), foe("e", 0)];
    const story = applyStoryEvents(
      STORY,
      [{ type: "encounter_changed", by, encounter: { round: 1, order: ["e", "d", "c", "b", "a"], combatants } }],
      2,
    );
    expect(storyPanel(story).fight?.combatants.map(({ name, health }) => `${name} ${health}`)).toEqual([
      "e down",
      "d nearly_down",
      "c bloodied",
      "b hurt",
      "a unhurt",
    ]);
  });
});

describe("suggested actions", () => {
  it("come from who is here, what is open and where one can go, and change from turn to turn", () => {
    expect(suggestActions(STORY, [MIRA], 2)).toEqual([
      { kind: "ask", target: "Hanne", about: "The dark lamp" },
      { kind: "look", target: "", about: "" },
      { kind: "go", target: "the stair", about: "" },
      { kind: "talk", target: "Hanne", about: "" },
    ]);
    expect(suggestActions(STORY, [MIRA], 3).find(({ kind }) => kind === "go")?.target).toBe("the gallery");
    expect(JSON.stringify(suggestActions(STORY, [MIRA], 2))).not.toContain("CANARY");
  });

  it("are those of a fight while one is fought, and none where nobody can act", () => {
    const combatants = [
      {
        name: "the hook-man",
        side: "foe" as const,
        armorClass: 12,
        hp: { current: 3, max: 9 },
        conditions: [],
        attacks: [],
      },
    ];
    const fight = applyStoryEvents(
      STORY,
      [{ type: "encounter_changed", by, encounter: { round: 1, order: ["the hook-man"], combatants } }],
      2,
    );
    expect(suggestActions(fight, [MIRA], 2).map(({ kind }) => kind)).toEqual(["attack", "parley", "flee"]);
    expect(suggestActions(fight, [{ ...MIRA, life: "dying" }], 2)).toEqual([]);
  });
});
