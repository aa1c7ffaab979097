import { describe, expect, it } from "vitest";

import { ADVENTURES } from "./cards.ts";
import { problemsOf } from "./check.ts";
import { loadAdventure } from "./testing/index.ts";

const whole = (await loadAdventure("first-evening", 1))!;

describe("the checker of adventures", () => {
  it("finds a way that leads nowhere, and a place that no way leads to", () => {
    const places = whole.places.map((place) => ({
      ...place,
      exits: place.id === "lane" ? [{ to: "cellar", how: "down" }] : place.exits,
    }));
    const problems = problemsOf({ ...whole, places });
    expect(problems).toContain("place lane: there is no places cellar");
    expect(problems).toContain("place ash-pit: no way leads there");
  });

  it("finds a clue that nobody gives, a conclusion with two clues, and an ending that nothing leads to", () => {
    const clue = { ...whole.clues[0]!, id: "lost-clue" };
    const ending = { ...whole.endings[0]!, id: "lost-ending" };
    const conclusion = { ...whole.conclusions[0]!, id: "thin", clues: whole.conclusions[0]!.clues.slice(0, 2) };
    expect(
      problemsOf({
        ...whole,
        clues: [...whole.clues, clue],
        endings: [...whole.endings, ending],
        conclusions: [conclusion],
      }),
    ).toEqual(
      expect.arrayContaining([
        "clue lost-clue: nothing and nobody gives it",
        "ending lost-ending: nothing leads to it",
        "conclusion thin: has 2 clues and needs 3",
      ]),
    );
  });

  it("finds a turning point that can happen in a line, whichever way it happens", () => {
    const obstacles = whole.obstacles.map((obstacle) =>
      obstacle.id === "the-oven"
        ? {
            ...obstacle,
            ways: [...obstacle.ways, { try: ["whistle"], text: "It comes.", effects: { flags: ["peel-out"] } }],
          }
        : obstacle,
    );
    expect(problemsOf({ ...whole, obstacles })).toContain(
      "obstacle the-oven (whistle): sets peel-out, of which the end speaks, in 2 words; a scene has 20",
    );
    const ignored = whole.events.map((event) => ({
      ...event,
      ignored: undefined,
      ignoredEffects: { flags: ["light-hung"] },
    }));
    expect(problemsOf({ ...whole, events: ignored })).toContain(
      `event ${whole.events[0]!.id}, unanswered: sets light-hung, of which the end speaks, in 0 words; a scene has 20`,
    );
  });

  it("finds two people with the same first name", () => {
    const [first, ...others] = whole.people;
    const twin = { ...first!, id: "twin", name: "Old Hanne Marsh" };
    expect(problemsOf({ ...whole, people: [first!, ...others, twin] })).toContain(
      `person twin: has the first name of ${first!.id}`,
    );
  });

  it("finds conditions that can never hold", () => {
    const hints = [
      { when: { flag: "never-set" }, say: "?" },
      { when: { not: { clock: { id: "moonrise", least: 9 } } }, say: "?" },
      { when: { clues: { of: ["half-bird"], least: 2 } }, say: "?" },
    ];
    expect(problemsOf({ ...whole, hints })).toEqual(
      expect.arrayContaining([
        "hint 0: nothing sets never-set",
        "hint 1: asks for more than the clock moonrise has",
        "hint 2: asks for more clues than it names",
      ]),
    );
  });

  it("finds somebody who has no words on somebody else", () => {
    const [first, ...others] = whole.people;
    const quiet = { ...first!, knows: [], lies: [], smalltalk: [] };
    expect(problemsOf({ ...whole, people: [quiet, ...others] })).toContain(
      `person ${first!.id}: has no words on ${others[0]!.id}`,
    );
  });

  it("finds a wrong name in what counts as found, too", () => {
    const [first, ...others] = whole.conclusions;
    const known = { person: { id: "nobody", met: true } };
    expect(problemsOf({ ...whole, conclusions: [{ ...first!, known }, ...others] })).toContain(
      `conclusion ${first!.id}: there is no people nobody`,
    );
  });

  it.each(ADVENTURES.map(({ id }) => id))("finds nothing wrong with %s", async (id) => {
    expect(problemsOf((await loadAdventure(id, 1))!)).toEqual([]);
  });
});
