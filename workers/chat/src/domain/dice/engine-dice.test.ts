import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { abilityCheck, NO_REASONS, rollDamage } from "#rules/combat";
import { blankHero, heroCombatant } from "#rules/sheet";
import { EngineDice } from "./engine-dice.ts";

/** Engine dice that fall as given, and the rolls counted from 0. */
function dice(...values: number[]) {
  let rolls = 0;
  const thrown: string[] = [];
  const engine = new EngineDice(
    (roll, die, sides) => {
      thrown.push(`${roll}.${die}`);
      return Math.min(sides, values.shift() ?? 1);
    },
    () => rolls++,
  );
  return { engine, thrown };
}

const nobody = heroCombatant({ ...blankHero("mira", "Mira"), skills: ["Stealth"] });
const check = (engine: EngineDice, reasons = NO_REASONS) =>
  abilityCheck(nobody, { skill: "Stealth", dc: 12, reasons }, engine).events;

describe("the dice of the rules engine", () => {
  it("make one roll of the dice that are thrown for the same thing, with its sum", () => {
    const { engine, thrown } = dice(3, 5, 4);
    rollDamage("2d6+1", "fire", engine, "Fire");
    engine.roll(8, "Hit die");
    expect(engine.take([])).toMatchObject([
      { number: 0, label: "Fire", notation: "2d6", total: 8 },
      { number: 1, label: "Hit die", notation: "1d8", total: 4 },
    ]);
    expect(thrown).toEqual(["0.0", "0.1", "1.0"]);
    expect(engine.take([])).toEqual([]);
  });

  it("say of a check which die counted, what was added and whether it was enough", () => {
    const plain = dice(10).engine;
    expect(plain.take(check(plain))[0]).toMatchObject({
      notation: "1d20+2",
      total: 12,
      check: { kind: "ability", skill: "Stealth", dc: 12, modifier: 2, success: true, advantage: "none" },
    });
    const worse = dice(15, 4).engine;
    expect(worse.take(check(worse, { advantage: [], disadvantage: ["dark"] }))[0]).toMatchObject({
      notation: "2d20kl1+2",
      dice: [
        { value: 15, kept: false },
        { value: 4, kept: true },
      ],
      total: 6,
      check: { advantage: "disadvantage", success: false },
    });
  });

  it("take no die of initiative for that of a check which shows the same face", () => {
    const { engine } = dice(18, 18);
    engine.roll(20, "Snag: initiative");
    expect(engine.take(check(engine)).map((roll) => [roll.label, roll.check !== null])).toEqual([
      ["Snag: initiative", false],
      ["Mira: Stealth", true],
    ]);
  });

  it("make a roll of each attack, also where two of the same weapon miss one after the other", () => {
    const { engine, thrown } = dice(3, 5);
    const events = [...check(engine), ...check(engine)];
    expect(engine.take(events)).toMatchObject([
      { number: 0, notation: "1d20+2", total: 5, check: { success: false } },
      { number: 1, notation: "1d20+2", total: 7, check: { success: false } },
    ]);
    expect(thrown).toEqual(["0.0", "1.0"]);
  });

  it("always add up: the die that counts and the modifier are the total", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 2, maxLength: 2 }),
        fc.boolean(),
        fc.boolean(),
        (values, helped, hindered) => {
          const { engine } = dice(...values);
          const [roll] = engine.take(
            check(engine, { advantage: helped ? ["help"] : [], disadvantage: hindered ? ["dark"] : [] }),
          );
          const kept = roll?.dice.filter((die) => die.kept) ?? [];
          expect(kept).toHaveLength(1);
          expect(roll?.total).toBe((kept[0]?.value ?? 0) + (roll?.check?.modifier ?? 0));
        },
      ),
    );
  });
});
