import { readDice, type DiceSum } from "../../dice.ts";
import type { Area, Spell, SpellDamage, SpellEffect, SpellHealing } from "../spell.ts";

/** How strongly a spell is cast: the level of its slot (0 for a cantrip) and the caster's own level. */
export interface Power {
  readonly slot: number;
  readonly level: number;
}

/** How often a cantrip has grown at a caster's level (SRD 5.2, "Cantrips"): at 5, 11 and 17. */
export const cantripSteps = (level: number): number => (level >= 17 ? 3 : level >= 11 ? 2 : level >= 5 ? 1 : 0);

/** How many steps stronger than written. A slot below the spell's level never makes it weaker. */
export const stepsOf = (spell: Pick<Spell, "level">, { slot, level }: Power): number =>
  spell.level === 0 ? cantripSteps(level) : Math.max(0, slot - spell.level);

/** Dice added to dice: "3d6" and twice "1d6" are "5d6". */
function sumOf(dice: string, more: string | null | undefined, times: number): DiceSum {
  const base = readDice(dice);
  const added = more ? readDice(more) : { dice: [], plus: 0 };
  const counts = new Map<number, number>();
  for (const { count, sides } of base.dice) counts.set(sides, (counts.get(sides) ?? 0) + count);
  for (const { count, sides } of added.dice) counts.set(sides, (counts.get(sides) ?? 0) + count * times);
  return {
    dice: [...counts].filter(([, count]) => count > 0).map(([sides, count]) => ({ sides, count })),
    plus: base.plus + added.plus * times,
  };
}

/** The dice of damage as the spell is cast; `modifier` is the spellcasting modifier. */
export function damageAt(spell: Spell, damage: SpellDamage, power: Power, modifier = 0): DiceSum {
  const sum = sumOf(damage.dice, damage.more, stepsOf(spell, power));
  return damage.modifier ? { ...sum, plus: sum.plus + modifier } : sum;
}

export function healingAt(spell: Spell, healing: SpellHealing, power: Power, modifier: number): DiceSum {
  const sum = sumOf(healing.dice, healing.more, stepsOf(spell, power));
  return healing.modifier ? { ...sum, plus: sum.plus + modifier } : sum;
}

/** How many creatures one casting reaches; without number where it fills an area. */
export function targetsAt(spell: Spell, effect: SpellEffect, power: Power): number {
  if (effect.self) return 1;
  if (effect.rays !== undefined) return raysAt(spell, effect, power);
  if (effect.area && effect.targets === undefined) return Infinity;
  const grown = spell.level === 0 ? 0 : (effect.moreTargets ?? 0) * stepsOf(spell, power);
  return (effect.targets ?? 1) + grown + (effect.leaps ? Math.max(1, power.slot) : 0);
}

/** Darts, rays or beams; 1 where there are none. */
export const raysAt = (spell: Spell, effect: SpellEffect, power: Power): number =>
  (effect.rays ?? 1) + (effect.moreRays ?? 0) * stepsOf(spell, power);

/** How many rounds it lasts at this slot; null until dispelled. */
export function roundsAt(spell: Spell, { slot }: Power): number | null {
  const durations = spell.effects[0]?.durations ?? {};
  const from = Object.keys(durations)
    .map(Number)
    .filter((level) => slot >= level)
    .toSorted((one, other) => other - one)[0];
  return from === undefined ? spell.rounds : (durations[String(from)] ?? null);
}

/** Whether it needs concentration at this slot. */
export const concentrationAt = (spell: Spell, { slot }: Power): boolean =>
  spell.concentration && slot < (spell.effects[0]?.freeFrom ?? Infinity);

/** The area, which no spell of the floor changes with its slot. */
export const areaOf = (spell: Spell): Area | null => spell.effects.find(({ area }) => area)?.area ?? null;

/** A range in feet: touch reaches 5, a word that is no distance reaches anybody. Spare the Dying doubles as a cantrip grows. */
export function rangeAt(spell: Spell, { level }: Power): number {
  if (spell.id === "spare-the-dying") return 15 * 2 ** cantripSteps(level);
  if (typeof spell.range === "number") return spell.range;
  return spell.range === "touch" ? 5 : spell.range === "self" ? 0 : Infinity;
}
