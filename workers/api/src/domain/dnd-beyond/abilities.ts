import { ABILITY_VALUES, type Ability } from "#contracts/options";
import type { ExportedSheet, Modifier } from "./exported-sheet.ts";
import { bonus, setTo } from "./modifiers.ts";

type Scores = Record<Ability, number>;

const LEAST = 1;
const MOST = 30;

/** A number brought into the range that a sheet has room for; what is no number becomes the least. */
export const within = (least: number, most: number, value: number): number =>
  Number.isFinite(value) ? Math.min(most, Math.max(least, Math.trunc(value))) : least;

/** An ability by the service's number for it, 1 to 6. */
export const abilityOf = (statId: number | null): Ability | undefined =>
  statId === null ? undefined : ABILITY_VALUES[statId - 1];

/** The six scores with all bonuses; what the player wrote over a score stands instead. */
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

/** What a score adds to a roll. */
export const adds = (score: number): number => Math.floor((score - 10) / 2);
