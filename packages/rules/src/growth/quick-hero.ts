import { EXPERIENCE_FOR_LEVEL } from "#contracts/srd";
import type { Hero } from "../hero.ts";
import type { Answers, Taste } from "./choice.ts";
import { chooseCreation, createHero } from "./creation.ts";
import { chooseLevel, gainLevel, type Grown } from "./level-up.ts";

/** The hero at a level of the same class, each choice made for the player. */
export function grownTo(hero: Hero, classId: string, level: number, seed: number, taste?: Taste): Grown {
  let grown = hero;
  while (grown.classes.reduce((sum, one) => sum + one.level, 0) < level) {
    const at = grown.classes.reduce((sum, one) => sum + one.level, 0);
    const answers = chooseLevel(grown, classId, { "hit-points": ["fixed"] }, seed + at, taste);
    const next = gainLevel(grown, classId, answers);
    if (!next.ok) return next;
    grown = next.hero;
  }
  const experience = Math.max(grown.state.experience, EXPERIENCE_FOR_LEVEL[level - 1] ?? 0);
  return { ok: true, hero: { ...grown, state: { ...grown.state, experience } } };
}

/** A hero in one call: what the player has said already, and the rest chosen by the seed. */
export function quickHero(wish: {
  readonly id: string;
  readonly name: string;
  readonly seed: number;
  readonly level?: number;
  readonly answers?: Answers;
  readonly taste?: Taste;
}): Grown {
  const answers = chooseCreation(wish.answers ?? {}, wish.seed, wish.taste);
  const created = createHero(wish.id, wish.name, answers);
  if (!created.ok) return created;
  const [first] = created.hero.classes;
  return first ? grownTo(created.hero, first.id, Math.min(20, wish.level ?? 1), wish.seed, wish.taste) : created;
}
