import type { Ability } from "#contracts/options";
import type { CheckProposal } from "#contracts/play/dice";
import type { Sheet } from "#contracts/play/sheet";

/** An ability's modifier: (score − 10) / 2, rounded down (SRD 5.2, "Ability Modifiers"). */
export const abilityModifier = (score: number): number => Math.floor((score - 10) / 2);

/** Proficiency bonus by level: +2 at level 1, one more every four levels (SRD 5.2, "Proficiency Bonus"). */
export const proficiencyBonus = (level: number): number => 2 + Math.floor((level - 1) / 4);

const isSkilled = (skills: readonly string[], skill: string): boolean =>
  skills.some((known) => known.trim().toLowerCase() === skill.trim().toLowerCase());

type Scores = Readonly<Record<Ability, number>>;

/** 10 + wisdom modifier, plus the proficiency bonus with the Perception skill (SRD 5.2, "Passive Perception"). */
export const passivePerception = (scores: Scores, skills: readonly string[], proficiency: number): number =>
  10 + abilityModifier(scores.wisdom) + (isSkilled(skills, "perception") ? proficiency : 0);

/**
 * The number that the sheet adds to a test: the ability's modifier, plus the proficiency bonus for a known skill, a proficient save or
 * any attack.
 */
export function checkModifier(
  sheet: Sheet,
  { kind, ability, skill }: Pick<CheckProposal, "kind" | "ability" | "skill">,
): number {
  const proficient = {
    ability: skill !== null && isSkilled(sheet.skills, skill),
    save: sheet.saves.includes(ability),
    attack: true,
  }[kind];
  return abilityModifier(sheet.abilityScores[ability]) + (proficient ? sheet.proficiencyBonus : 0);
}
