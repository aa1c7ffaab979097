import { describe, expect, it } from "vitest";

import { allOf, arrange, STANDARD_ARRAY } from "../../../shared/sheet/abilities.ts";
import { classStart } from "../classes.ts";
import { FIRST_METHOD, numbersOf, scoresFor } from "./ability-method.ts";
import type { FourDice } from "./rolled-abilities.ts";

describe("a way of making scores", () => {
  const { order } = classStart("Wizard");

  it("begins with the best where the class needs it", () => {
    expect(scoresFor(FIRST_METHOD, allOf(10), order)).toEqual(arrange(STANDARD_ARRAY, order));
  });

  it("keeps what was given out already", () => {
    const given = arrange(STANDARD_ARRAY, classStart("Rogue").order);
    expect(scoresFor(FIRST_METHOD, given, order)).toBe(given);
  });

  it("buys on with scores it could have bought, and else begins with eights", () => {
    const points = { ...FIRST_METHOD, method: "points" } as const;
    const given = arrange(STANDARD_ARRAY, order);
    expect(scoresFor(points, given, order)).toBe(given);
    expect(scoresFor(points, allOf(14), order)).toEqual(allOf(8));
    expect(scoresFor(points, allOf(18), order)).toEqual(allOf(8));
  });

  it("has nothing to give out before the dice are rolled", () => {
    const roll = { ...FIRST_METHOD, method: "roll" } as const;
    expect(numbersOf(roll)).toBeNull();
    expect(scoresFor(roll, allOf(10), order)).toEqual(allOf(10));
    const rolls: FourDice[] = Array.from({ length: 6 }, () => [6, 6, 6, 1]);
    expect(scoresFor({ ...roll, rolls }, allOf(10), order)).toEqual(allOf(18));
  });

  it("leaves free scores alone", () => {
    expect(scoresFor({ ...FIRST_METHOD, method: "free" }, allOf(23), order)).toEqual(allOf(23));
  });
});
