import type { LevelProgression } from "#contracts/options";
import type { Effect } from "#contracts/play/effects";
import { EXPERIENCE_FOR_LEVEL } from "#contracts/srd";
import { countOf, itemNamed } from "#rules/bookkeeping";
import { budgetFor } from "#rules/combat";
import { heroLevel } from "#rules/sheet";
import { magicItemNamed } from "#rules/tables";
import { sheetOf, type TableHero } from "./table-hero.ts";

/** The turn in which a game master gives something, and how the campaign's heroes rise. */
export interface Pace {
  readonly turn: number;
  readonly progression: LevelProgression;
}

/** What a game master has already given a hero in this turn. */
export interface Given {
  readonly experience: number;
  readonly gold: number;
  readonly levels: number;
}
export const NOTHING_GIVEN: Given = { experience: 0, gold: 0, levels: 0 };

/** The change as the rules and the campaign's pace allow it; or why they allow none of it, in words for the game master. */
export type Allowed = Effect | { readonly why: string };

/** The fewest turns between two levels that a game master gives. */
const TURNS_BETWEEN_LEVELS = 5;
/** The most gold of one turn by the hero's level: about the greatest hoard that heroes of these levels find. */
const MOST_GOLD: readonly (readonly [level: number, gold: number])[] = [
  [17, 500_000],
  [11, 50_000],
  [5, 8_000],
  [1, 1_000],
];
/** The level from which a hero may be given magic of a rarity. */
const RARE_FROM: Readonly<Record<string, number>> = { rare: 5, "very-rare": 11, legendary: 17, artifact: 20 };
/** The most things of one kind that are given at once. */
const MOST_THINGS = 100;

/**
 * The most experience that a turn may give: what a hard fight is worth, or what the next level needs if that is more. So no turn gives two
 * levels (SRD 5.2, "Combat Encounter Difficulty", "Level Advancement").
 */
function mostExperience({ hero }: TableHero): number {
  const level = heroLevel(hero);
  const next = EXPERIENCE_FOR_LEVEL[level] ?? Number.POSITIVE_INFINITY;
  return Math.max(budgetFor([level], "high"), Number.isFinite(next) ? next - hero.state.experience : 0);
}

const capped = <One extends Extract<Effect, { delta: number }>>(
  effect: One,
  least: number,
  most: number,
  why: string,
): One | { readonly why: string } => {
  const delta = Math.min(most, Math.max(least, effect.delta));
  return delta === 0 && effect.delta !== 0 ? { why } : { ...effect, delta };
};

/**
 * Limits what a game master proposes for a sheet. Experience and levels come only in the campaign's own way, at most one level at a time;
 * gold and magic stay within what heroes of the level find; what is not owned cannot be spent. Hit points, slots and conditions are limited
 * by the rules themselves.
 */
export function allowedChange(effect: Effect, one: TableHero, given: Given, pace: Pace): Allowed {
  const { hero } = one;
  const { name } = hero;
  const level = heroLevel(hero);
  switch (effect.type) {
    case "experience":
      if (pace.progression !== "xp")
        return { why: "This campaign has no experience points: heroes rise by milestones" };
      return capped(
        effect,
        -hero.state.experience,
        mostExperience(one) - given.experience,
        `${name} has been given all the experience that one turn may give`,
      );
    case "level_up":
      if (pace.progression === "xp") return { why: "In this campaign levels come with experience points" };
      if (level >= 20) return { why: `${name} has reached the highest level` };
      if (given.levels > 0 || (one.levelTurn !== undefined && pace.turn - one.levelTurn < TURNS_BETWEEN_LEVELS))
        return { why: `${name} has risen a level only a few turns ago` };
      return effect;
    case "gold": {
      const most = MOST_GOLD.find(([from]) => level >= from)?.[1] ?? 0;
      return capped(
        effect,
        -Math.floor(hero.coins / 100),
        most - given.gold,
        effect.delta < 0
          ? `${name} has no gold to spend`
          : `${name} has been given all the gold that one turn may give`,
      );
    }
    case "item": {
      if (effect.delta < 0) return capped(effect, -countOf(hero, effect.name), 0, `${name} has no ${effect.name}`);
      const rarity = magicItemNamed(itemNamed(effect.name) ?? "")?.rarity ?? "common";
      const from = RARE_FROM[rarity] ?? 1;
      if (level < from)
        return { why: `${effect.name} is ${rarity.replace("-", " ")}: for heroes of level ${from} and above` };
      return capped(effect, 0, MOST_THINGS, "");
    }
    case "resource": {
      const held = sheetOf(one).resources.find((each) => each.name.toLowerCase() === effect.name.trim().toLowerCase());
      if (!held) return { why: `${name} has no ${effect.name}` };
      return capped(
        effect,
        -held.current,
        held.max - held.current,
        effect.delta < 0 ? `${name} has no ${held.name} left` : `${name} has all of ${held.name}`,
      );
    }
    default:
      return effect;
  }
}

/** What has been given after one more change. */
export const givenWith = (given: Given, effect: Effect): Given => ({
  experience: given.experience + (effect.type === "experience" ? Math.max(0, effect.delta) : 0),
  gold: given.gold + (effect.type === "gold" ? Math.max(0, effect.delta) : 0),
  levels: given.levels + (effect.type === "level_up" ? 1 : 0),
});
