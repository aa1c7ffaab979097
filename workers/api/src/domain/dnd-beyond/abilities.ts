import { ABILITY_VALUES, type Ability } from "#contracts/options";
import type { ExportedSheet, Modifier } from "./exported-sheet.ts";
import { bonus, setTo } from "./modifiers.ts";

type Scores = Record<Ability, number>;

const LEAST = 1;
const MOST = 30;

/** Limits a number to the range that a sheet allows. Anything that is not a number becomes the minimum. */
export const within = (least: number, most: number, value: number): number =>
  Number.isFinite(value) ? Math.min(most, Math.max(least, Math.trunc(value))) : least;

/** Finds an ability by the number that D&D Beyond uses for it, 1 to 6. */
export const abilityOf = (statId: number | null): Ability | undefined =>
  statId === null ? undefined : ABILITY_VALUES[statId - 1];

/** The six ability scores with all bonuses. A score that the player has overwritten is used instead. */
export function scoresOf({ stats, bonusStats, overrideStats }: ExportedSheet, modifiers: readonly Modifier[]): Scores {
  const scoreOf = (ability: Ability, id: number): number => {
    const named = (list: ExportedSheet["stats"]) => list.find((one) => one.id === id)?.value ?? null;
    const subType = `${ability}-score`;
    const own = (named(stats) ?? 10) + (named(bonusStats) ?? 0) + bonus(modifiers, subType);
    return within(LEAST, MOST, named(overrideStats) ?? Math.max(own, setTo(modifiers, subType) ?? own));
  };
  const entries = ABILITY_VALUES.map((ability, index) => [ability, scoreOf(ability, index + 1)] as const);
  return Object.fromEntries(entries) as Scores;
}

/** The modifier of an ability score, which is added to rolls. */
export const adds = (score: number): number => Math.floor((score - 10) / 2);
