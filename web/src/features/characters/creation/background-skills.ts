import { BACKGROUNDS } from "#contracts/srd";

/** The skills of a background from the rules. A custom background has none. */
export const skillsOfBackground = (background: string): readonly string[] =>
  BACKGROUNDS.find(({ name }) => name === background)?.skills ?? [];

/** The chosen skills after a change of background: the old background's skills are removed, the new one's are added. */
export function skillsAfter(skills: readonly string[], before: string, after: string): string[] {
  const gone = skillsOfBackground(before);
  return [...new Set([...skills.filter((skill) => !gone.includes(skill)), ...skillsOfBackground(after)])];
}
