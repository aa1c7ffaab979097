import { describe, expect, it } from "vitest";

import { type Dice, readDice, rollSum } from "../../dice.ts";
import { rollDamage } from "./damage-roll.ts";

/** Dice that show threes; the additional dice of a critical hit count their most. */
const most = (): Dice & { rolled: number } => {
  const dice = {
    rolled: 0,
    roll: () => {
      dice.rolled += 1;
      return 3;
    },
    extra: (sides: number) => sides,
  };
  return dice;
};

describe("the additional dice of a critical hit, where a house rule says what they count", () => {
  it.each(["1d8", "2d6", "1d8+1d6+2"])("are not rolled: %s", (notation) => {
    const { dice: terms, plus } = readDice(notation);
    const count = terms.reduce((sum, term) => sum + term.count, 0);
    const total = terms.reduce((sum, term) => sum + term.count * (3 + term.sides), plus);
    const [one, other] = [most(), most()];
    expect(rollDamage(notation, "fire", one, "blow", { critical: true, great: false }).amount).toBe(total);
    expect(rollSum(readDice(notation), other, "blow", true)).toBe(total);
    expect([one.rolled, other.rolled]).toEqual([count, count]);
  });

  it("are none where the hit is not critical", () => {
    expect(rollDamage("1d8", "fire", most(), "blow").amount).toBe(3);
  });
});
