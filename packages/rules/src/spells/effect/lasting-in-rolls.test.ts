import { describe, expect, test } from "vitest";
import type { CheckRequest } from "../../combat/rolls/ability-check.ts";
import { abilityCheck } from "../../combat/rolls/ability-check.ts";
import { attack } from "../../combat/attack/attack.ts";
import { holdConcentration } from "../../combat/state/concentration.ts";
import { deathSave } from "../../combat/state/dying.ts";
import { escape } from "../../combat/turn/grapple.ts";
import { fighting, foe as sword, scripted, sword as blade } from "../../combat/fighters.fake.ts";
import { savingThrow } from "../../combat/rolls/saving-throw.ts";
import { sizeOf } from "../../combat/state/traits.ts";
import type { Combatant } from "../../combatant.ts";
import type { ActiveEffect, Hero } from "../../hero.ts";
import { gearItem } from "../../sheet/blank-hero.ts";
import { Stage } from "../stage.ts";

/** Somebody on whom something works, as the rolls of a fight know them. */
function under(who: Combatant, id: string, choice: string | null = null, amount = 0): Combatant {
  const ends = { kind: "rounds", left: 10 } as const;
  const effect: ActiveEffect = { id, source: "other", ends, slot: 1, amount, choice };
  const stage = new Stage([{ ...who, state: { ...who.state, effects: [effect] } }], scripted());
  const found = stage.shown(who.id);
  if (!found) throw new Error(who.id);
  return found;
}

const mira = (given: Parameters<typeof fighting>[2] = {}): Combatant => fighting("fighter", 3, given);
const total = (who: Combatant, request: Partial<CheckRequest>, ...dice: number[]): number =>
  abilityCheck(who, { dc: 10, ...request }, scripted(...dice)).total;
const modeOf = (who: Combatant, request: Partial<CheckRequest>, ...dice: number[]): unknown =>
  abilityCheck(who, { dc: 10, ...request }, scripted(...dice)).events.flatMap((one) =>
    "mode" in one ? one.mode : [],
  )[0];

describe("what lasts changes a check", () => {
  test("Guidance adds its die to the skill that was chosen, and to no other", () => {
    const guided = under(mira(), "guidance", "Stealth");
    expect(total(guided, { skill: "Stealth" }, 10, 3)).toBe(13);
    expect(total(guided, { skill: "Athletics" }, 10)).toBe(10);
  });

  test("Pass without Trace adds ten to Stealth, Enthrall takes ten from Perception", () => {
    expect(total(under(mira(), "pass-without-trace"), { skill: "Stealth" }, 7)).toBe(17);
    expect(total(under(mira(), "enthrall"), { skill: "Perception" }, 15)).toBe(5);
  });

  test("a giant's potion and a beast's shape lend their strength", () => {
    expect(total(under(mira(), "drunk-strength", null, 21), { skill: "Athletics" }, 10)).toBe(15);
    // A wolf's Dexterity is 15.
    const wolf = under(fighting("druid", 2), "wild-shape", "wolf");
    expect(total(wolf, { skill: "Acrobatics" }, 10)).toBe(12);
  });

  test("loud armor hinders Stealth", () => {
    const gear = [gearItem("m", "chain-mail", 1, { worn: true })];
    expect(modeOf(mira({ gear, abilities: { strength: 15 } }), { skill: "Stealth" }, 9, 12)).toBe("disadvantage");
    expect(modeOf(mira(), { skill: "Stealth" }, 9)).toBe(null);
  });

  test("a raging barbarian of level 3 checks by Strength where that is better", () => {
    const strong = fighting("barbarian", 3, { abilities: { strength: 16, dexterity: 8 } });
    expect(total(strong, { skill: "Stealth" }, 10)).toBe(9);
    // Advantage on Strength comes with the rage.
    expect(total(under(strong, "rage"), { skill: "Stealth" }, 10, 4)).toBe(13);
  });

  test("a goliath slips a grip with Advantage", () => {
    const goliath: Partial<Hero> = { species: "goliath" };
    const held = fighting("fighter", 3, {
      ...goliath,
      abilities: { strength: 16 },
      state: { conditions: [{ id: "grappled", source: "foe", ends: { kind: "cured" } }] },
    });
    expect(escape(held, sword(), scripted(2, 17)).success).toBe(true);
  });
});

describe("what lasts changes a save", () => {
  test("Slow takes two from Dexterity, an antitoxin helps against poison alone", () => {
    const rolled = (who: Combatant, against: readonly string[], ...dice: number[]) =>
      savingThrow(who, { ability: "dexterity", dc: 10, against }, scripted(...dice)).success;
    expect(rolled(under(mira(), "slow"), [], 11)).toBe(false);
    expect(rolled(under(mira(), "slow"), [], 12)).toBe(true);
    expect(rolled(under(mira(), "antitoxin"), ["poisoned"], 3, 14)).toBe(true);
    expect(rolled(under(mira(), "antitoxin"), ["charmed"], 14)).toBe(true);
  });

  test("Beacon of Hope helps the dying", () => {
    const dying = mira({ state: { hitPoints: 0, life: "dying" } });
    const saved = deathSave(under(dying, "beacon-of-hope"), scripted(4, 12));
    expect(saved.combatant.state.deathSaves.successes).toBe(1);
  });

  test("Eldritch Mind helps to hold a spell also against a weapon", () => {
    const concentration = { spell: "hex", slot: 1, rounds: 10 };
    const choices = { "eldritch-invocations": "eldritch-mind" };
    const warlock = fighting("warlock", 3, { choices, state: { concentration } });
    expect(holdConcentration(warlock, 5, scripted(2, 14)).combatant.state.concentration).not.toBeNull();
  });
});

describe("what lasts changes an attack", () => {
  test("a reckless attack helps blows by Strength alone", () => {
    const reckless = under(fighting("barbarian", 2), "reckless-attack");
    const swing = (ability: "strength" | "dexterity", ...dice: number[]) =>
      attack(reckless, sword(), { option: { ...blade, ability }, distance: 5 }, scripted(...dice)).result;
    expect(swing("strength", 3, 14, 1)).toBe("hit");
    expect(swing("dexterity", 3)).toBe("miss");
  });

  test("an enfeebling ray and a small body take dice off the damage, never below nothing", () => {
    const lost = (id: string, ...dice: number[]) =>
      20 -
      attack(under(mira(), id), sword(), { option: { ...blade, ability: null }, distance: 5 }, scripted(...dice)).target
        .state.hitPoints;
    expect(lost("ray-of-enfeeblement", 15, 4, 5)).toBe(2);
    expect(lost("ray-of-enfeeblement", 15, 1, 8)).toBe(0);
    expect(lost("enlargereduce/1", 15, 4, 4)).toBe(3);
  });

  test("size follows what makes large or small", () => {
    const size = (id: string, choice: string | null = null) => sizeOf(under(mira(), id, choice));
    expect([sizeOf(mira()), size("large-form"), size("enlargereduce"), size("enlargereduce/1")]).toEqual([2, 3, 3, 1]);
    expect(size("wild-shape", "rat")).toBe(0);
  });
});
