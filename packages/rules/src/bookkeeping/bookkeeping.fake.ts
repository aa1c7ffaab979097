import * as z from "zod/mini";

import { Effect } from "#contracts/play/effects";
import { SheetAction } from "#contracts/play/sheet-action";
import type { Dice } from "../dice.ts";
import { chooseLevel } from "../growth/level-up.ts";
import { quickHero } from "../growth/quick-hero.ts";
import type { Hero } from "../hero.ts";
import { actOnSheet, type SheetContext } from "./index.ts";

/** Dice that fall as given, then ones. */
export const falling = (...values: number[]): Dice => ({ roll: (sides) => Math.min(sides, values.shift() ?? 1) });

/** A hero of a class, chosen by the rules. */
export function made(classId: string, level = 1, name = "Brenna"): Hero {
  const result = quickHero({ id: name.toLowerCase(), name, seed: 7, level, answers: { class: [classId] } });
  if (!result.ok) throw new Error(result.why.join("; "));
  return result.hero;
}

/** A hero by themselves, where nobody trades. */
export const alone = (hero: Hero, more: Partial<SheetContext> = {}): SheetContext => ({
  party: [hero],
  market: false,
  encumbrance: false,
  ...more,
});

/** The action done, or an error with the reason. */
export function after(
  hero: Hero,
  action: z.input<typeof SheetAction>,
  more: Partial<SheetContext> = {},
  dice = falling(),
): Hero {
  const outcome = actOnSheet(hero, z.parse(SheetAction, action), alone(hero, more), dice);
  if (!outcome.ok) throw new Error(outcome.why);
  return outcome.hero;
}

/** Why the action is refused; what was done if it is not. */
export function whyNot(hero: Hero, action: z.input<typeof SheetAction>, more: Partial<SheetContext> = {}): string {
  const outcome = actOnSheet(hero, z.parse(SheetAction, action), alone(hero, more), falling());
  return outcome.ok ? `done: ${outcome.text}` : outcome.why;
}

/** A stored effect on a hero. */
export const effect = (of: Hero, more: object): Effect => z.parse(Effect, { characterId: of.id, reason: "", ...more });

/** Right answers to whatever a level asks. */
export const answers = (hero: Hero, classId: string): Record<string, string[]> =>
  Object.fromEntries(Object.entries(chooseLevel(hero, classId, {}, 3)).map(([id, list]) => [id, [...list]]));
