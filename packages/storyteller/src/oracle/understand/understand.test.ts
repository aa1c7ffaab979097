import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { LABELLED, readCases } from "../../../../../bench/understanding/cases.ts";
import { accuracy, judge } from "../../../../../bench/understanding/measure.ts";
import type { ReadingScene } from "./reading.ts";
import { understand } from "./understand.ts";

const judged = judge(readCases(LABELLED));

const inn: ReadingScene = {
  place: "The coaching inn at Totenburg",
  people: [
    { name: "Dragana Halloran", role: "burgomaster" },
    { name: "Ludvik", role: "innkeeper" },
  ],
  things: ["ledger", "four-poster bed"],
  exits: ["stable yard", "cellar"],
  foes: [],
  inventory: ["dagger", "lantern"],
  hero: "Mara",
};
const fight: ReadingScene = { ...inn, foes: ["Grey wolf"] };

describe("the oracle's reading of a player's words", () => {
  it("gets the act and the target of the labelled messages right", () => {
    const { act, target, wrongAndSure, asked } = accuracy(judged);
    expect(act).toBeGreaterThanOrEqual(0.9);
    expect(target).toBeGreaterThanOrEqual(0.95);
    expect(wrongAndSure).toBeLessThanOrEqual(0.12);
    expect(asked).toBeLessThanOrEqual(0.1);
  });

  it("holds on the messages that nothing was tuned on", () => {
    const { act, target } = accuracy(judged.filter(({ one }) => one.held));
    expect(act).toBeGreaterThanOrEqual(0.8);
    expect(target).toBeGreaterThanOrEqual(0.9);
  });

  it.each([
    ["I accuse Ludvik: you crossed out the names in the ledger!", inn, "accuse", "Ludvik"],
    ["I go to sleep for the night (long rest)", inn, "rest", null],
    ["Explore options", inn, "options", null],
    ["I search for clues about the letter", fight, "search", null],
    ["How does sneak attack work?", inn, "rules", null],
    ["I kill myself", inn, "selfharm", null],
    ["asdf qwer", inn, "nonsense", null],
    ["I get to my feet and draw my dagger", inn, "use", "dagger"],
    ["I cross my fingers", inn, "perform", null],
    ["attack", fight, "fight", "Grey wolf"],
    ["I tell Dragana that I'm going to the cellar", inn, "talk", "Dragana Halloran"],
  ] as const)("reads “%s”", (text, scene, act, target) => {
    expect(understand(text, scene)).toMatchObject({ act, target });
  });

  it("names only who and what is in the scene, whatever is typed", () => {
    const names = [...inn.people.map(({ name }) => name), ...inn.things, ...inn.exits, ...inn.inventory, null];
    const word = fc.constantFrom(
      "I",
      "go",
      "to",
      "Ludvik",
      "the",
      "ledger",
      "and",
      '"',
      "?",
      ",",
      "take",
      "myself",
      "not",
      "bed",
      "her",
      "(",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word).map((all) => all.join(" ")),
        ),
        (text) => {
          const { target, parts, alternatives } = understand(text, inn);
          for (const one of [target, ...parts.map((part) => part.target), ...alternatives.map((other) => other.target)])
            expect(names).toContain(one);
        },
      ),
    );
  });
});
