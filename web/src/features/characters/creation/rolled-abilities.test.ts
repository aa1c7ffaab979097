import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { type FourDice, dropLowest, rollAbilities, scoreOf } from "./rolled-abilities.ts";

describe("rolled scores", () => {
  it("are six of four dice, the lowest left out", () => {
    const fallen = [6, 1, 4, 4, 2, 2, 2, 2];
    let next = 0;
    const rolls = rollAbilities(() => fallen[next++ % fallen.length] ?? 1);
    expect(rolls).toHaveLength(6);
    expect(rolls.map(scoreOf)).toEqual([14, 6, 14, 6, 14, 6]);
    expect(dropLowest([6, 1, 4, 1])).toEqual({ kept: [6, 4, 1], dropped: 1 });
  });

  it("lie from 3 to 18, and every side falls as often as another", () => {
    const sides = Array.from({ length: 7 }, () => 0);
    for (let round = 0; round < 400; round += 1) {
      for (const dice of rollAbilities()) {
        expect(scoreOf(dice)).toBeGreaterThanOrEqual(3);
        expect(scoreOf(dice)).toBeLessThanOrEqual(18);
        for (const die of dice) sides[die] = (sides[die] ?? 0) + 1;
      }
    }
    // Of 9,600 rolls each side should come up 1,600 times. A difference of 240 is more than six standard deviations.
    for (const count of sides.slice(1)) expect(Math.abs(count - 1_600)).toBeLessThan(240);
    expect(sides[0]).toBe(0);
  });

  it("are the sum of what is kept", () => {
    const side = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(fc.tuple(side, side, side, side), (dice: FourDice) => {
        const { kept, dropped } = dropLowest(dice);
        expect(kept).toHaveLength(3);
        expect(kept.reduce((sum, die) => sum + die, 0)).toBe(scoreOf(dice));
        expect(kept.every((die) => die >= dropped)).toBe(true);
      }),
    );
  });
});
