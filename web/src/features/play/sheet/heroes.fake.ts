import type { Sheet } from "#contracts/play/sheet";
import { tableSheet } from "#rules/character";
import { type Answers, quickHero } from "#rules/growth";
import type { Hero } from "#rules/hero";

/** A hero as the rules make one of a class. */
export function made(classId: string, level = 1, name = "Brenna", answers: Answers = {}): Hero {
  const result = quickHero({ id: name.toLowerCase(), name, seed: 7, level, answers: { class: [classId], ...answers } });
  if (!result.ok) throw new Error(result.why.join("; "));
  return result.hero;
}

/** A hero's sheet as the server sends it. */
export const sheetOf = (hero: Hero): Sheet => tableSheet(hero, false);
