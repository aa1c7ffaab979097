import type { Combatant, Damage, DamageType } from "../../combatant.ts";
import { extraDie, readDice, type Dice } from "../../dice.ts";
import { hasStyle } from "../../sheet/build.ts";
import type { AttackRequest } from "./attack-request.ts";
import { hasFeat } from "../state/traits.ts";

/** How the dice of one attack are rolled. */
export interface DamageRules {
  readonly critical: boolean;
  /** With the style for great weapons a 1 or 2 counts as 3 (SRD 5.2, "Great Weapon Fighting"). */
  readonly great: boolean;
}

const PLAIN: DamageRules = { critical: false, great: false };

/** The dice of a notation, without its constant; twice as many on a critical hit (SRD 5.2, "Critical Hits"). */
function rollDiceOf(notation: string, dice: Dice, label: string, { critical, great }: DamageRules): number {
  let total = 0;
  for (const { count, sides } of readDice(notation).dice) {
    for (let at = 0; at < count * (critical ? 2 : 1); at += 1) {
      const value = at < count ? dice.roll(sides, label) : extraDie(dice, sides, label);
      total += great && value < 3 ? Math.min(3, sides) : value;
    }
  }
  return total;
}

/** Damage of a notation such as "2d6+3"; never below 0. */
export const rollDamage = (
  notation: string,
  type: DamageType | null,
  dice: Dice,
  label: string,
  rules: DamageRules = PLAIN,
): Damage => ({
  amount: Math.max(0, rollDiceOf(notation, dice, label, rules) + readDice(notation).plus),
  type,
});

/**
 * What the wielder's ability has to do with the sheet's number here. The sheet leaves the modifier out of a weapon in the second hand;
 * but which attack is the extra one is decided by the fight (SRD 5.2, "Light").
 */
function modifierShift(attacker: Combatant, { option, extra = false, cleave = false }: AttackRequest): number {
  if (option.ability === null) return 0;
  const modifier = Math.max(0, attacker.abilities[option.ability]);
  const isTrained = attacker.hero !== null && hasStyle(attacker.hero, "two-weapon-fighting");
  const isLeftOut =
    attacker.hero !== null &&
    !isTrained &&
    option.properties.includes("off-hand") &&
    option.properties.includes("light");
  const mayAdd = !cleave && (!extra || isTrained);
  if (mayAdd) return isLeftOut ? modifier : 0;
  return isLeftOut ? 0 : -modifier;
}

/** The damage of a weapon's hit, by type, before riders. A soldier's Savage Attacker rolls the weapon's dice twice, once a turn. */
export function rollWeapon(
  attacker: Combatant,
  request: AttackRequest,
  critical: boolean,
  dice: Dice,
): { readonly damages: readonly Damage[]; readonly used: readonly string[] } {
  const { option } = request;
  const rules: DamageRules = { critical, great: option.properties.includes("great-weapon-fighting") };
  const isSavage =
    hasFeat(attacker, "savage-attacker") &&
    option.kind !== "spell" &&
    !option.properties.includes("unarmed") &&
    !attacker.turn.used.includes("savage-attacker");
  const shift = modifierShift(attacker, request);
  const damages = option.damage.map(({ dice: notation, type }, at) => {
    const first = rollDiceOf(notation, dice, option.name, rules);
    const again = isSavage && at === 0 ? rollDiceOf(notation, dice, `${option.name}: Savage Attacker`, rules) : 0;
    const plus = readDice(notation).plus + (at === 0 ? shift : 0);
    dice.plus?.(plus, option.name);
    return { amount: Math.max(0, Math.max(first, again) + plus), type };
  });
  return { damages, used: isSavage ? ["savage-attacker"] : [] };
}
