import type { Sheet } from "#contracts/play/sheet";
import { classNamed, spellSlots } from "#contracts/srd";
import { abilityModifier, passivePerception, proficiencyBonus } from "./modifiers.ts";

type Resource = Sheet["resources"][number];

const HIGHEST_LEVEL = 20;

/** The hit die of a class that the player made up, which the rules do not know. */
const COMMON_HIT_DIE = 8;

/** The number of sides of the class's hit die. */
export const hitDieOf = (className: string): number => classNamed(className)?.hitDie ?? COMMON_HIT_DIE;

/** The full counters of classes at their levels: spell slots by spell level, and class features. */
export function resourcesOf(classes: readonly { readonly name: string; readonly level: number }[]): Resource[] {
  const all = classes.flatMap(({ name, level }): Resource[] => {
    const rules = classNamed(name);
    if (!rules) return [];
    const { slots, rest } = spellSlots(rules.casting, level);
    return [
      ...slots.map((count, index) => ({ name: `Spell slots ${index + 1}`, current: count, max: count, rest })),
      ...rules.resources.map((one) => ({ name: one.name, current: one.at(level), max: one.at(level), rest: one.rest })),
    ].filter((resource) => resource.max > 0);
  });
  // The slots of the same level from two classes are added up.
  const byName = new Map<string, Resource>();
  for (const one of all) {
    const held = byName.get(one.name);
    byName.set(one.name, held ? { ...held, current: held.current + one.current, max: held.max + one.max } : one);
  }
  return [...byName.values()];
}

/**
 * Raises the first class by one level. Hit points grow by the die's average, and everything that depends on the level is updated (SRD
 * 5.2, "Gaining a Level").
 */
export function levelUp(sheet: Sheet): Sheet {
  if (sheet.level >= HIGHEST_LEVEL) return sheet;
  const level = sheet.level + 1;
  const gained = Math.max(1, sheet.hitDice.sides / 2 + 1 + abilityModifier(sheet.abilityScores.constitution));
  const proficiency = proficiencyBonus(level);
  const classes = sheet.classes.map((one, index) => (index === 0 ? { ...one, level: one.level + 1 } : one));
  const spent = new Map(sheet.resources.map((one) => [one.name, one.max - one.current]));
  return {
    ...sheet,
    level,
    classes,
    proficiencyBonus: proficiency,
    hp: { ...sheet.hp, current: sheet.hp.current + (sheet.life === "up" ? gained : 0), max: sheet.hp.max + gained },
    hitDice: { ...sheet.hitDice, current: sheet.hitDice.current + 1, max: sheet.hitDice.max + 1 },
    passivePerception: passivePerception(sheet.abilityScores, sheet.skills, proficiency),
    resources: resourcesOf(classes).map((one) => ({
      ...one,
      current: Math.max(0, one.max - (spent.get(one.name) ?? 0)),
    })),
  };
}
