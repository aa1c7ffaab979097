import type { Hero } from "../hero.ts";

/** What a bookkeeping action made of the hero, or why the rules do not allow it, in words for the player. */
export type SheetOutcome =
  | {
      readonly ok: true;
      readonly hero: Hero;
      /** Who else is changed by it: who was given something, whose spell has ended. */
      readonly others: readonly Hero[];
      /** What was done, as a sentence: "Mira puts on the Chain Shirt." */
      readonly text: string;
    }
  | { readonly ok: false; readonly why: string };

export const done = (hero: Hero, text: string, ...others: readonly Hero[]): SheetOutcome => ({
  ok: true,
  hero,
  text,
  others,
});

export const refused = (why: string): SheetOutcome => ({ ok: false, why });

/** "the Dagger", "3 Daggers": so many of a thing in a sentence. */
export const some = (quantity: number, name: string): string =>
  quantity === 1 ? `the ${name}` : `${quantity} × ${name}`;
