import type { Ability } from "#contracts/options";
import type { CheckProposal } from "#contracts/play/dice";
import type { Sheet } from "#contracts/play/sheet";

/** An ability's modifier: (score − 10) / 2, rounded down (SRD 5.2, "Ability Modifiers"). */
export const abilityModifier = (score: number): number => Math.floor((score - 10) / 2);

/** Proficiency bonus by level: +2 at 1, one more every four levels (SRD 5.2, "Proficiency Bonus"). */
export const proficiencyBonus = (level: number): number => 2 + Math.floor((level - 1) / 4);

/** The ability each skill goes with (SRD 5.2, "Skills"). */
export const SKILL_ABILITIES: Readonly<Record<string, Ability>> = {
  acrobatics: "dexterity",
  "animal handling": "wisdom",
  arcana: "intelligence",
  athletics: "strength",
  deception: "charisma",
  history: "intelligence",
  insight: "wisdom",
  intimidation: "charisma",
  investigation: "intelligence",
  medicine: "wisdom",
  nature: "intelligence",
  perception: "wisdom",
  performance: "charisma",
  persuasion: "charisma",
  religion: "intelligence",
  "sleight of hand": "dexterity",
  stealth: "dexterity",
  survival: "wisdom",
};

const isProficient = (sheet: Sheet, skill: string): boolean =>
  sheet.skills.some((known) => known.trim().toLowerCase() === skill.trim().toLowerCase());

/** What the sheet adds to a check: the ability's modifier, and proficiency for a known skill or any attack. */
export function checkModifier(sheet: Sheet, proposal: CheckProposal): number {
  const base = abilityModifier(sheet.abilityScores[proposal.ability]);
  const proficient = proposal.kind === "attack" || (proposal.skill !== null && isProficient(sheet, proposal.skill));
  return proficient ? base + sheet.proficiencyBonus : base;
}
