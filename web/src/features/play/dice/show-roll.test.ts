import { describe, expect, it } from "vitest";

import type { Roll } from "#contracts/play/dice";
import { stakesOf, sumOf, titleOf } from "./show-roll.ts";

const die = (value: number, kept = true, sides = 20) => ({ sides, value, kept });
const insight = {
  number: 0,
  notation: "1d20+3",
  label: "insight",
  characterId: null,
  dice: [die(16)],
  total: 19,
  check: {
    kind: "ability",
    ability: "wisdom",
    skill: "insight",
    dc: 15,
    modifier: 3,
    advantage: "none",
    success: true,
    stakes: "",
  },
} as const satisfies Roll;

describe("a roll in words", () => {
  it("says what it was for and against what", () => {
    expect(titleOf(insight)).toBe("Insight, against 15");
    expect(titleOf({ ...insight, label: "", check: null })).toBe("1d20+3");
  });

  it("says what was to come of it, either way", () => {
    const stakes = (said: string) => stakesOf({ ...insight.check, stakes: said });
    expect(stakes("win: she tells; lose: she lies")).toBe("On a success: she tells · On a failure: she lies");
    expect(stakes("lose: she lies")).toBe("On a failure: she lies");
    expect(stakes("The lock must give")).toBe("The lock must give");
  });

  it("says how the sum came about", () => {
    expect(sumOf(insight)).toBe("16 + 3 wisdom");
    expect(sumOf({ ...insight, check: { ...insight.check, modifier: -1 } })).toBe("16 − 1 wisdom");
    expect(sumOf({ ...insight, check: { ...insight.check, modifier: 0 } })).toBe("16");
  });

  it("says which die was dropped, and why", () => {
    const dice = [die(4, false), die(17)];
    const check = { ...insight.check, advantage: "advantage" } as const;
    expect(sumOf({ ...insight, dice, check })).toBe("17 (4 dropped) + 3 wisdom, with advantage");
  });

  it("lists a handful of dice", () => {
    expect(sumOf({ ...insight, notation: "2d6+1", dice: [die(4, true, 6), die(6, true, 6)], check: null })).toBe(
      "2d6+1: 4, 6",
    );
  });
});
