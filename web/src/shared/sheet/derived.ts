import type { Character } from "#contracts/entities/character";
import { ABILITY_VALUES, type Ability } from "#contracts/options";
import { classNamed, SKILLS } from "#contracts/srd";

import { text } from "../text/text.ts";
import { modifierOf, proficiencyBonus } from "./abilities.ts";

/** Values derived from a sheet by the rules of the SRD 5.2. They are not stored in the sheet. */

/** A roll: its modifier, and whether the character is trained in it. */
export interface Roll<Name extends string = string> {
  readonly name: Name;
  readonly adds: number;
  readonly proficient: boolean;
}

/** The roll of a skill. A custom skill has no ability and adds only the proficiency bonus. */
export interface SkillRoll extends Roll {
  readonly ability: Ability | null;
}

type Scored = Pick<Character, "abilityScores" | "level">;

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The six saving throws. The first class decides which are trained. */
export function savesOf({ abilityScores, classes, level }: Scored & Pick<Character, "classes">): Roll<Ability>[] {
  const trained: readonly Ability[] = classNamed(classes[0]?.name ?? "")?.saves ?? [];
  return ABILITY_VALUES.map((name) => {
    const proficient = trained.includes(name);
    return { name, proficient, adds: modifierOf(abilityScores[name]) + (proficient ? proficiencyBonus(level) : 0) };
  });
}

/** The skills of the rules, followed by the character's custom skills. */
export function skillsOf({ abilityScores, skills, level }: Scored & Pick<Character, "skills">): SkillRoll[] {
  const known = Object.entries(SKILLS).map(([name, ability]) => {
    const proficient = skills.some((trained) => same(trained, name));
    const adds = modifierOf(abilityScores[ability]) + (proficient ? proficiencyBonus(level) : 0);
    return { name, ability, proficient, adds };
  });
  const own = skills.filter((name) => !known.some((skill) => same(skill.name, name)));
  return [...known, ...own.map((name) => ({ name, ability: null, proficient: true, adds: proficiencyBonus(level) }))];
}

/** Passive Perception: 10 plus the modifier of Perception. */
export const passivePerceptionOf = (character: Scored & Pick<Character, "skills">): number =>
  10 + (skillsOf(character).find(({ name }) => name === "Perception")?.adds ?? 0);

export const initiativeOf = ({ abilityScores }: Scored): number => modifierOf(abilityScores.dexterity);

/** The sides of a class's hit die; 8 for a custom class. */
export const hitDieOf = (className: string): number => classNamed(className)?.hitDie ?? 8;

/** The hit dice, largest first: `3d10 + 2d8`. A character without a class has the hit dice of a custom class. */
export function hitDiceOf({ classes, level }: Pick<Character, "classes" | "level">): string {
  const taken = classes.length > 0 ? classes : [{ name: "", level }];
  const bySides = new Map<number, number>();
  for (const { name, level: levels } of taken) {
    bySides.set(hitDieOf(name), (bySides.get(hitDieOf(name)) ?? 0) + levels);
  }
  return [...bySides]
    .toSorted(([one], [other]) => other - one)
    .map(([sides, count]) => text.sheet.hitDie(count, sides))
    .join(" + ");
}
