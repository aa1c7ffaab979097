import { describe, expect, it } from "vitest";

import { featuresOf, slotsOf } from "./srd-resources.ts";

const counts = (...classes: [name: string, level: number][]) =>
  slotsOf(classes.map(([name, level]) => ({ name, level }))).map(({ spellLevel, max }) => [spellLevel, max]);

describe("spell slots", () => {
  it.each([
    ["Wizard", 1, [[1, 2]]],
    [
      "Wizard",
      5,
      [
        [1, 4],
        [2, 3],
        [3, 2],
      ],
    ],
    [
      "Ranger",
      5,
      [
        [1, 4],
        [2, 2],
      ],
    ],
    ["Warlock", 5, [[3, 2]]],
    ["Fighter", 20, []],
    ["Lamp Keeper", 20, []],
  ] as const)("of a %s of level %i are the rules'", (name, level, expected) => {
    expect(counts([name, level])).toEqual(expected);
  });

  it("of two casting classes are one caster's of their levels together", () => {
    expect(counts(["Wizard", 3], ["Cleric", 2])).toEqual(counts(["Wizard", 5]));
    expect(counts(["Ranger", 3], ["Druid", 3])).toEqual(counts(["Druid", 5]));
    expect(counts(["Wizard", 20], ["Cleric", 20])).toEqual(counts(["Wizard", 20]));
  });

  it("of a pact come beside a caster's", () => {
    expect(counts(["Wizard", 1], ["Warlock", 1])).toEqual([[1, 3]]);
    expect(counts(["Wizard", 1], ["Warlock", 3])).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });
});

describe("what is counted besides", () => {
  it("grows with the level, and is not there before it is", () => {
    expect(featuresOf([{ name: "Fighter", level: 1 }])).toEqual([{ name: "Second Wind", max: 2, rest: "long" }]);
    expect(featuresOf([{ name: "Monk", level: 7 }])).toEqual([{ name: "Focus", max: 7, rest: "short" }]);
  });

  it("is one counter where two classes have it", () => {
    const both = [
      { name: "Cleric", level: 6 },
      { name: "Paladin", level: 3 },
    ];
    expect(featuresOf(both)).toEqual([{ name: "Channel Divinity", max: 5, rest: "long" }]);
  });
});
