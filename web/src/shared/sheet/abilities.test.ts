import { describe, expect, it } from "vitest";

import { modifierOf, pointCost, proficiencyBonus, showModifier, standardArray, totalOf } from "./abilities.ts";

const tens = { strength: 10, dexterity: 10, constitution: 10, intelligence: 10, wisdom: 10, charisma: 10 };

describe("ability scores", () => {
  it.each([
    [1, -5],
    [8, -1],
    [9, -1],
    [10, 0],
    [11, 0],
    [15, 2],
    [30, 10],
  ])("a score of %i adds %i", (score, modifier) => expect(modifierOf(score)).toBe(modifier));

  it("are shown with their sign, a minus as a minus", () => {
    expect([3, 0, -1].map(showModifier)).toEqual(["+3", "0", "−1"]);
  });

  it("add up, and the standard array costs exactly the budget", () => {
    expect(totalOf(tens)).toBe(60);
    const scores = standardArray(["dexterity", "wisdom", "constitution", "intelligence", "charisma", "strength"]);
    expect(scores).toMatchObject({ dexterity: 15, wisdom: 14, strength: 8 });
    expect(totalOf(scores)).toBe(72);
    expect(pointCost(scores)).toBe(27);
  });

  it("are helped by training, more with every fourth level", () => {
    expect([1, 4, 5, 9, 20].map(proficiencyBonus)).toEqual([2, 2, 3, 4, 6]);
  });

  it("have no point cost outside 8 to 15", () => {
    expect(pointCost({ ...tens, strength: 16 })).toBeNull();
    expect(pointCost({ ...tens, strength: 7 })).toBeNull();
  });
});
