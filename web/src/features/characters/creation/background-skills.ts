import { BACKGROUNDS } from "#contracts/srd";

/** The skills that a background of the rules brings; none for any other. */
export const skillsOfBackground = (background: string): readonly string[] =>
  BACKGROUNDS.find(({ name }) => name === background)?.skills ?? [];

/** The chosen skills after a change of background: what the old one brought goes, what the new one brings comes. */
export function skillsAfter(skills: readonly string[], before: string, after: string): string[] {
  const gone = skillsOfBackground(before);
  return [...new Set([...skills.filter((skill) => !gone.includes(skill)), ...skillsOfBackground(after)])];
}
