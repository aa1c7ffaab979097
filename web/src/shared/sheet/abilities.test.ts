import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { ABILITY_VALUES } from "#contracts/options";

import {
  allOf,
  arrange,
  canLower,
  canRaise,
  isMadeOf,
  modifierOf,
  POINT_BUDGET,
  pointCost,
  proficiencyBonus,
  showModifier,
  STANDARD_ARRAY,
  swap,
  totalOf,
} from "./abilities.ts";

const tens = allOf(10);

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
    const order = ["dexterity", "wisdom", "constitution", "intelligence", "charisma", "strength"] as const;
    const scores = arrange(STANDARD_ARRAY, order);
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

const anAbility = fc.constantFrom(...ABILITY_VALUES);

describe("point buy", () => {
  it("never spends more than the budget nor leaves 8 to 15, whatever the player presses", () => {
    const presses = fc.array(fc.tuple(anAbility, fc.boolean()), { maxLength: 120 });
    fc.assert(
      fc.property(presses, (pressed) => {
        const scores = allOf(8);
        for (const [ability, up] of pressed) {
          if (up ? canRaise(scores, ability) : canLower(scores, ability)) scores[ability] += up ? 1 : -1;
          const spent = pointCost(scores);
          expect(spent).not.toBeNull();
          expect(spent).toBeLessThanOrEqual(POINT_BUDGET);
        }
      }),
    );
  });

  it("gives back what a point cost", () => {
    const scores = fc.record(Object.fromEntries(ABILITY_VALUES.map((name) => [name, fc.integer({ min: 8, max: 13 })])));
    fc.assert(
      fc.property(scores, anAbility, (bought, ability) => {
        const before = { ...allOf(8), ...bought };
        fc.pre(canRaise(before, ability));
        const raised = { ...before, [ability]: before[ability] + 1 };
        expect(canLower(raised, ability)).toBe(true);
        expect(pointCost({ ...raised, [ability]: raised[ability] - 1 })).toBe(pointCost(before));
      }),
    );
  });

  it("stops at 15, where there is not enough left, and at 8", () => {
    const dear = { ...allOf(8), strength: 15, dexterity: 15, constitution: 14 };
    expect(pointCost(dear)).toBe(25);
    expect(canRaise(dear, "strength")).toBe(false);
    // The last raise costs two points, and exactly two points are left.
    expect(canRaise(dear, "constitution")).toBe(true);
    expect(canRaise({ ...dear, charisma: 9 }, "constitution")).toBe(false);
    expect(canLower(dear, "wisdom")).toBe(false);
  });
});

describe("six numbers to give out", () => {
  it("stay the same six however they are swapped", () => {
    const numbers = fc.array(fc.integer({ min: 3, max: 18 }), { minLength: 6, maxLength: 6 });
    const wishes = fc.array(fc.tuple(anAbility, fc.nat(5)), { maxLength: 40 });
    fc.assert(
      fc.property(numbers, wishes, (six, wished) => {
        let scores = arrange(six, ABILITY_VALUES);
        for (const [ability, index] of wished) {
          scores = swap(scores, ability, six[index] ?? 0);
          expect(isMadeOf(scores, six)).toBe(true);
        }
      }),
    );
  });

  it("go where they are wished, and what was there goes in exchange", () => {
    const scores = arrange(STANDARD_ARRAY, ABILITY_VALUES);
    expect(swap(scores, "charisma", 15)).toEqual({ ...scores, charisma: 15, strength: 8 });
    expect(swap(scores, "charisma", 11)).toEqual(scores);
  });
});
