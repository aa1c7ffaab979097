import { describe, expect, it } from "vitest";

import { EMPTY_STORY, StoryState } from "#contracts/story/state";
import drownedBell from "../../../../../e2e/fixtures/v0.1.0/campaigns/the-drowned-bell.lorehearth.json" with { type: "json" };
import quietHouse from "../../../../../e2e/fixtures/v0.1.0/campaigns/the-quiet-house.lorehearth.json" with { type: "json" };
import saltRoad from "../../../../../e2e/fixtures/v0.1.0/campaigns/the-salt-road.lorehearth.json" with { type: "json" };
import { storyPanel } from "../../story/story-panel.ts";
import { storyOfMemo } from "./story-of-memo.ts";

const lastMemo = ({ turns }: typeof drownedBell | typeof saltRoad) => ({ ...turns.at(-1)!.memo });

describe("the story of a memo of release 0.1.0", () => {
  it("is empty where the memo is nobody's or somebody else's", () => {
    expect(storyOfMemo(null)).toEqual(EMPTY_STORY);
    expect(storyOfMemo({ v: 7 })).toEqual(EMPTY_STORY);
  });

  it("fits the story's shape, and the panel shows its place, for every turn of three campaigns", () => {
    for (const campaign of [drownedBell, quietHouse, saltRoad]) {
      for (const { memo } of campaign.turns) {
        const story = storyOfMemo(memo);
        expect(StoryState.safeParse(story).success).toBe(true);
        expect(storyPanel(story).scene?.place).toBe(memo.place);
      }
    }
  });

  it("has the place with who is there and what is at stake, the people, and the fight that is on", () => {
    const story = storyOfMemo(lastMemo(drownedBell));
    expect(story.scene).toMatchObject({
      place: "Coralbight",
      time: "morning",
      day: 1,
      present: ["Mate Coral Tarrant"],
      exits: ["the Withered Ravine"],
      question: "Learn who can be trusted at Coralbight",
    });
    expect(story.cast).toMatchObject([
      { name: "Mate Coral Tarrant", attitude: 1, want: "to have a ship again", wantKnown: false, met: 0 },
      { name: "Roswitha Kessler", attitude: -2, place: "the Withered Ravine", met: null },
    ]);
    expect(story.encounter?.combatants).toMatchObject([{ name: "the smuggler", hp: { current: 11, max: 27 } }]);
  });

  it("names its threads by what they are about, and its promises by what was promised to whom", () => {
    expect(storyOfMemo(lastMemo(saltRoad)).threads).toMatchObject([
      { title: "The silence in the woods", kind: "threat", state: "open" },
      { title: "Promise to Odrun: bring the silver bell back", kind: "promise", state: "open" },
    ]);
  });

  it("ends a thread that came to its last step, loses one whose clock is full, and shows a clock that runs", () => {
    const memo = lastMemo(saltRoad);
    const thread = { element: "wilderness", person: "Faelith Starweir", step: 1, clock: 2, touched: 3 };
    const of = (change: object) => storyOfMemo({ ...memo, threads: [{ ...thread, ...change }] });
    expect(of({}).clocks).toMatchObject([{ name: "The silence in the woods", segments: 6, filled: 2 }]);
    expect(of({ step: 4 })).toMatchObject({ threads: [{ state: "resolved" }, {}], clocks: [] });
    expect(of({ clock: 6 })).toMatchObject({ threads: [{ state: "failed" }, {}], clocks: [] });
    expect(of({ element: "errand" })).toMatchObject({
      threads: [{ title: "Help Faelith to marry a daughter above the salt", kind: "quest" }, {}],
      clocks: [],
    });
  });

  it.each([
    [2, "night"],
    [6, "dawn"],
    [24 + 9, "morning"],
    [13, "noon"],
    [16, "afternoon"],
    [20, "dusk"],
  ])("tells the time of day at hour %i: %s", (hour, time) => {
    const { scene } = storyOfMemo({ ...lastMemo(saltRoad), hour });
    expect(scene).toMatchObject({ time, day: hour >= 24 ? 2 : 1 });
  });
});
