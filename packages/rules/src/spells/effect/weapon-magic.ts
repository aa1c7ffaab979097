import type { AttackOption, Combatant } from "../../combatant.ts";
import { readDice } from "../../dice.ts";
import type { ActiveEffect } from "../../hero.ts";
import { cantripSteps } from "../casting/growth.ts";
import type { Gives } from "../spell.ts";

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

function enchanted(attack: AttackOption, combatant: Combatant, effect: ActiveEffect, gives: Gives): AttackOption {
  const { hero, abilities, proficiency } = combatant;
  const [first, ...others] = attack.damage;
  if (!first || attack.kind === "spell") return attack;
  const chosen = effect.choice === null || effect.choice === attack.id;
  if (gives.weaponBonus && chosen && !attack.properties.includes("unarmed")) {
    const bonus = bonusAt(gives.weaponBonus, effect.slot);
    return {
      ...attack,
      toHit: attack.toHit + bonus,
      damage: [{ ...first, dice: plus(first.dice, bonus) }, ...others],
      properties: [...new Set([...attack.properties, "magic"])],
    };
  }
  if (effect.id === "sacred-weapon" && chosen && attack.kind === "melee" && !attack.properties.includes("unarmed")) {
    return { ...attack, toHit: attack.toHit + Math.max(1, abilities.charisma) };
  }
  if (gives.natural && effect.choice === "weapons" && attack.properties.includes("unarmed")) {
    const dice = plus(gives.natural, effect.amount);
    return { ...attack, toHit: effect.amount + proficiency, damage: [{ dice, type: first.type }, ...others] };
  }
  const item = hero?.gear.find(({ key }) => key === attack.id)?.item;
  if (!gives.staff || (item !== "club" && item !== "quarterstaff")) return attack;
  const level = hero?.classes.reduce((sum, one) => sum + one.level, 0) ?? 1;
  const dice = plus(STAFF_DICE[cantripSteps(level)] ?? "1d8", effect.amount);
  return { ...attack, toHit: effect.amount + proficiency, damage: [{ dice, type: first.type }, ...others] };
}

/** An attack with what enchants it: Magic Weapon and Sacred Weapon by the weapon chosen, Shillelagh for club and staff. */
export function withWeaponMagic(
  attack: AttackOption,
  combatant: Combatant,
  effects: readonly ActiveEffect[],
  givesOf: (effect: ActiveEffect) => Gives,
): AttackOption {
  let one = attack;
  for (const effect of effects) one = enchanted(one, combatant, effect, givesOf(effect));
  return one;
}
