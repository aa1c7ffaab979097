import { describe, expect, it } from "vitest";

import { outcomeOf } from "./outcomes.ts";
import { check } from "./turn.fake.ts";

const withStakes = (success: boolean, stakes: string) => {
  const roll = check(success);
  return outcomeOf({ ...roll, check: roll.check && { ...roll.check, stakes } }, "Mira");
};

describe("what is remembered of a check", () => {
  const BOTH = "win: nobody hears her; lose: a shutter opens";

  it.each([
    [true, BOTH, "Mira succeeded: nobody hears her (Dexterity, Stealth: 17 against 12)."],
    [false, BOTH, "Mira failed: a shutter opens (Dexterity, Stealth: 4 against 12)."],
    [true, "win: nobody hears her", "Mira succeeded: nobody hears her (Dexterity, Stealth: 17 against 12)."],
    [false, "win: nobody hears her", "Mira failed: Stealth (Dexterity, Stealth: 4 against 12)."],
    [false, "lose: a shutter opens", "Mira failed: a shutter opens (Dexterity, Stealth: 4 against 12)."],
    [true, "slip past the guard", "Mira succeeded: slip past the guard (Dexterity, Stealth: 17 against 12)."],
  ])("is only what came true (won: %s, stakes: %s)", (success, stakes, remembered) => {
    expect(withStakes(success, stakes)).toBe(remembered);
  });
});
