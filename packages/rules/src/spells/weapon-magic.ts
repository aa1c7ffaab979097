import type { AttackOption, Combatant } from "../combatant.ts";
import { readDice } from "../dice.ts";
import type { ActiveEffect } from "../hero.ts";
import { cantripSteps } from "./growth.ts";
import type { Gives } from "./spell.ts";

/** Adds to the constant of "1d8+3". */
const plus = (dice: string, more: number): string => {
  const sum = readDice(dice);
  const value = sum.plus + more;
  const rolled = sum.dice.map(({ count, sides }) => `${count}d${sides}`).join("+");
  return value === 0 ? rolled : rolled === "" ? String(value) : `${rolled}${value > 0 ? "+" : "-"}${Math.abs(value)}`;
};

/** The plus of Magic Weapon at a slot: the highest step that the slot reaches. */
const bonusAt = (steps: Readonly<Record<string, number>>, slot: number): number =>
  Math.max(0, ...Object.entries(steps).map(([level, bonus]) => (slot >= Number(level) ? bonus : 0)));

const STAFF_DICE = ["1d8", "1d10", "1d12", "2d6"] as const;

/** An attack with what enchants its weapon: Magic Weapon and Sacred Weapon by the weapon chosen, Shillelagh for club and staff. */
export function withWeaponMagic(
  attack: AttackOption,
  { hero, abilities, proficiency }: Combatant,
  effects: readonly ActiveEffect[],
  givesOf: (effect: ActiveEffect) => Gives,
): AttackOption {
  return effects.reduce((one, effect) => {
    const [first, ...others] = one.damage;
    if (!first || one.kind === "spell") return one;
    const chosen = effect.choice === null || effect.choice === one.id;
    const { weaponBonus, staff } = givesOf(effect);
    if (weaponBonus && chosen && !one.properties.includes("unarmed")) {
      const bonus = bonusAt(weaponBonus, effect.slot);
      return {
        ...one,
        toHit: one.toHit + bonus,
        damage: [{ ...first, dice: plus(first.dice, bonus) }, ...others],
        properties: [...new Set([...one.properties, "magic"])],
      };
    }
    if (effect.id === "sacred-weapon" && chosen && one.kind === "melee") {
      return { ...one, toHit: one.toHit + Math.max(1, abilities.charisma) };
    }
    const item = hero?.gear.find(({ key }) => key === one.id)?.item;
    if (staff && (item === "club" || item === "quarterstaff")) {
      const modifier = effect.amount;
      const dice =
        STAFF_DICE[cantripSteps(hero ? hero.classes.reduce((sum, { level }) => sum + level, 0) : 1)] ?? "1d8";
      return {
        ...one,
        toHit: modifier + proficiency,
        damage: [{ dice: plus(dice, modifier), type: first.type }, ...others],
      };
    }
    return one;
  }, attack);
}
