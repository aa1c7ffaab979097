import type { Combatant } from "../combatant.ts";
import type { Dice } from "../dice.ts";
import { abilityModifier } from "../sheet/abilities.ts";
import { classLevel, hasFeature } from "../sheet/build.ts";
import { spellSaveDc } from "../sheet/spellcasting.ts";
import { harm, heal } from "../spells/effect/harm.ts";
import { giveCondition, giveEffect } from "../spells/effect/lasting-work.ts";
import { kindOf } from "../spells/effect/roll-changes.ts";
import { savingThrow } from "../spells/effect/rolls.ts";
import { refused, type Outcome } from "../spells/stage.ts";
import { withUse } from "./feature-use.ts";

const channel = (feature: string, name: string, inFight: boolean) =>
  ({ feature, name, time: "action", cost: { id: "channel-divinity", amount: 1 }, inFight }) as const;

/** A paladin channels divinity too, but otherwise. */
const isCleric = (combatants: readonly Combatant[], who: string): boolean => {
  const hero = combatants.find(({ id }) => id === who)?.hero;
  return hero ? classLevel(hero, "cleric") > 0 : false;
};

const several = (count: number, sides: number, dice: Dice, label: string): number =>
  Array.from({ length: count }, () => dice.roll(sides, label)).reduce((sum, die) => sum + die, 0);

/** Heals, or hurts what fails a Constitution save and half what saves (SRD 5.2, "Divine Spark"). */
export function divineSpark(
  combatants: readonly Combatant[],
  cleric: string,
  on: string,
  how: "heal" | "radiant" | "necrotic",
  dice: Dice,
  inFight = true,
): Outcome {
  if (!combatants.some(({ id }) => id === on)) return refused(combatants, cleric, "Divine Spark: choose a target");
  if (!isCleric(combatants, cleric)) return refused(combatants, cleric, "Divine Spark is a cleric's");
  return withUse(combatants, cleric, channel("channel-divinity", "Divine Spark", inFight), dice, (stage, hero) => {
    const level = classLevel(hero, "cleric");
    const count = level >= 18 ? 4 : level >= 13 ? 3 : level >= 7 ? 2 : 1;
    const amount = Math.max(0, several(count, 8, dice, "Divine Spark") + abilityModifier(hero, "wisdom"));
    if (how === "heal") {
      heal(stage, on, amount, "Divine Spark");
      return;
    }
    const dc = spellSaveDc(hero, "wisdom").value;
    const saved = savingThrow(stage, on, { ability: "constitution", dc });
    harm(stage, on, [{ amount: saved ? Math.floor(amount / 2) : amount, type: how }], { because: ["Divine Spark"] });
  });
}

/** Undead that fail a Wisdom save flee for a minute or until they are hurt; from level 5 on they burn first ("Sear Undead"). */
export function turnUndead(
  combatants: readonly Combatant[],
  cleric: string,
  targets: readonly string[],
  dice: Dice,
  inFight = true,
): Outcome {
  if (!isCleric(combatants, cleric)) return refused(combatants, cleric, "Turn Undead is a cleric's");
  return withUse(combatants, cleric, channel("channel-divinity", "Turn Undead", inFight), dice, (stage, hero) => {
    const dc = spellSaveDc(hero, "wisdom").value;
    const wisdom = Math.max(1, abilityModifier(hero, "wisdom"));
    const seared = hasFeature(hero, "sear-undead") ? several(wisdom, 8, dice, "Sear Undead") : 0;
    for (const on of new Set(targets)) {
      const target = stage.find(on);
      if (!target || kindOf(target) !== "undead") continue;
      if (savingThrow(stage, on, { ability: "wisdom", dc, against: "frightened" })) continue;
      // The radiance itself does not end the turning.
      if (seared > 0) harm(stage, on, [{ amount: seared, type: "radiant" }], { because: ["Sear Undead"] });
      const ends = { kind: "rounds", left: 10 } as const;
      giveCondition(stage, on, { id: "frightened", source: cleric, ends }, "Turn Undead");
      giveCondition(stage, on, { id: "incapacitated", source: cleric, ends }, "Turn Undead");
      giveEffect(
        stage,
        on,
        { id: "turn-undead", source: cleric, ends, slot: 0, amount: 0, choice: null },
        "Turn Undead",
      );
    }
  });
}

/** Shares five hit points a level among the bloodied, none of whom rises above half (SRD 5.2, "Preserve Life"). */
export function preserveLife(
  combatants: readonly Combatant[],
  cleric: string,
  shares: Readonly<Record<string, number>>,
  dice: Dice,
  inFight = true,
): Outcome {
  const user = combatants.find(({ id }) => id === cleric);
  const pool = 5 * (user?.hero ? classLevel(user.hero, "cleric") : 0);
  const amounts = Object.values(shares);
  const asked = amounts.reduce((sum, one) => sum + one, 0);
  if (amounts.some((one) => !Number.isInteger(one) || one < 0) || asked > pool) {
    return refused(combatants, cleric, `Preserve Life shares out ${pool} hit points`);
  }
  return withUse(combatants, cleric, channel("preserve-life", "Preserve Life", inFight), dice, (stage) => {
    for (const [on, amount] of Object.entries(shares)) {
      const target = stage.find(on);
      if (!target) continue;
      const half = Math.floor(target.maxHitPoints / 2);
      heal(stage, on, Math.min(amount, Math.max(0, half - target.state.hitPoints)), "Preserve Life");
    }
  });
}
