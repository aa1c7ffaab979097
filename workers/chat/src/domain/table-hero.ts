import type { Character } from "#contracts/entities/character";
import { STANDARD_RULES, type HouseRules } from "#contracts/entities/house-rules";
import type { Effect } from "#contracts/play/effects";
import type { Sheet } from "#contracts/play/sheet";
import { heroAfter, type Growth } from "#rules/bookkeeping";
import { heroOf, tableSheet } from "#rules/character";
import type { Hero } from "#rules/hero";

/** A character of the party at the table: the hero as the rules know them now, and what the stored character says besides. */
export interface TableHero {
  readonly hero: Hero;
  /** How levels come: by themselves for a character without a build, with the player's choices for any other. */
  readonly growth: Growth;
  readonly managedExternally: boolean;
  /** The number of the turn in which a game master last gave a level. Absent if there was none. */
  readonly levelTurn?: number;
  /** When the stored character was last changed. If it has changed since, this hero is outdated. */
  readonly updatedAt: string;
}

/** The hero of a stored character before the first turn. */
export const tableHero = (character: Character): TableHero => ({
  hero: heroOf(character),
  growth: character.build === null ? "fixed" : "chosen",
  managedExternally: character.managedExternally,
  updatedAt: character.updatedAt,
});

/** The hero after a stored effect. An effect on another character changes nothing. No number falls below zero. */
export const afterEffect = (one: TableHero, effect: Effect): TableHero => ({
  ...one,
  hero: heroAfter(one.hero, effect, one.growth),
});

/** The sheet as the player and the game master see it. What the hero carries slows only where the table counts it. */
export const sheetOf = (
  { hero, managedExternally }: TableHero,
  { encumbrance }: Pick<HouseRules, "encumbrance"> = STANDARD_RULES,
): Sheet => tableSheet(hero, managedExternally, { encumbrance });
