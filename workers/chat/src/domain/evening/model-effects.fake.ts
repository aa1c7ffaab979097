import type { Effect } from "#contracts/play/effects";
import type { Hero } from "#rules/hero";
import {
  atMilestone,
  buildOf,
  built,
  constitutionOf,
  counted,
  dieOf,
  exhausted,
  healed,
  hurt,
  learned,
  levelOf,
  moreHitPoints,
  mostOf,
  paid,
  plainName,
  rested,
  saved,
  shielded,
  slotted,
  withCondition,
  withoutCondition,
  withThings,
  type Build,
  type ModelHero,
} from "./rules-model.fake.ts";
import { CONDITION_IDS, levelAt, MOST_OF_A_THING } from "./srd-numbers.fake.ts";

const COPPER_IN_GOLD = 100;

/** A condition gained or lost by its word: one of the rules, a level of exhaustion, or the game master's own. */
export function worded(hero: ModelHero, condition: string, present: boolean): ModelHero {
  const word = condition.trim().toLowerCase();
  if (word === "") return hero;
  if (word === "exhaustion" || word === "exhausted") return exhausted(hero, present ? 1 : -1);
  if ((CONDITION_IDS as readonly string[]).includes(word)) {
    return present ? withCondition(hero, word) : withoutCondition(hero, word);
  }
  const others = hero.troubles.filter((one) => one.toLowerCase() !== word);
  return { ...hero, troubles: present ? [...others, condition.trim()].slice(-60) : others };
}

/** A counter by the name that the sheet shows. */
function namedCounter(hero: ModelHero, name: string, delta: number): ModelHero {
  const level = /^Spell slots (\d)$/u.exec(name)?.[1];
  return level === undefined ? counted(hero, name, delta) : slotted(hero, Number(level), delta);
}

/** "Arrows (20)" are twenty Arrows. */
export function piecesNamed(name: string): { readonly name: string; readonly pieces: number } {
  const bundle = /^(Arrows|Bolts) \((\d+)\)$/iu.exec(name.trim());
  return bundle
    ? { name: plainName(bundle[1] ?? ""), pieces: Number(bundle[2]) }
    : { name: plainName(name), pieces: 1 };
}

/** The hero of the model after a stored effect. Levels that come with it are taken by `grown`. */
export function afterModelEffect(hero: ModelHero, effect: Effect, holds: (difficulty: number) => boolean): ModelHero {
  switch (effect.type) {
    case "hit_points":
      return effect.delta < 0 ? hurt(hero, -effect.delta, holds) : healed(hero, effect.delta);
    case "temporary_hit_points":
      return shielded(hero, effect.amount);
    case "gold":
      return paid(hero, effect.delta * COPPER_IN_GOLD);
    case "experience":
      return learned(hero, effect.delta);
    case "level_up":
      return atMilestone(hero);
    case "death_save":
      return saved(hero, effect.result);
    case "rest":
      return rested(hero, effect.rest, { dice: Math.max(0, effect.hitDiceSpent), healed: effect.healed });
    case "resource":
      return namedCounter(hero, effect.name, effect.delta);
    case "condition":
      return worded(hero, effect.condition, effect.present);
    case "item": {
      const { name, pieces } = piecesNamed(effect.name);
      return name === "" ? hero : withThings(hero, name, effect.delta * pieces);
    }
    case "hero":
      return hero;
  }
}

const isSame = (one: Build, other: Build): boolean =>
  Object.entries(one).every(([name, value]) => value === other[name as keyof Build]);

/** Hit points that levels gave, class by class, since the build of the model. */
const gainedDice = (hero: ModelHero, now: Hero): { readonly classId: string; readonly die: number }[] =>
  now.classes.flatMap(({ id, hitPoints }) =>
    hitPoints
      .slice(hero.build.classes.find((one) => one.id === id)?.hitPoints.length ?? 0)
      .map((die) => ({ classId: id, die })),
  );

/**
 * The hero of the model with the levels that the rules' hero has taken: which ones, and with which feats, is the player's choice and taken
 * as given. How many, and the hit points of each, are not.
 * @param rolled the dice that were thrown for hit points; without, each level gives the fixed number
 */
export function grown(hero: ModelHero, now: Hero, rolled: readonly number[] = []): ModelHero {
  const build = buildOf(now);
  const gained = gainedDice(hero, now);
  if (gained.length === 0) return isSame(hero.build, build) ? hero : built(hero, build);
  if (levelOf(build) > levelAt(hero.experience)) throw new Error(`Level ${levelOf(build)} is not earned`);
  for (const [at, { classId, die }] of gained.entries()) {
    const due = rolled[at] ?? dieOf(classId) / 2 + 1;
    if (die !== due) throw new Error(`A level of ${classId} gives ${due} and not ${die}`);
  }
  for (const ability of ["strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma"] as const) {
    const raised = build.abilities[ability] - hero.build.abilities[ability];
    if (raised < 0 || raised > 2 * gained.length) throw new Error(`${ability} rises by ${raised}`);
  }
  // A number that was set by hand grows only where levels come by themselves.
  const { byHand } = hero.build;
  const byHandNow =
    byHand === null || build.byHand === byHand
      ? byHand
      : Math.min(
          MOST_OF_A_THING,
          gained.reduce(
            (sum, { die }) => sum + Math.max(1, die + constitutionOf(build)),
            byHand + moreHitPoints(build) - moreHitPoints(hero.build),
          ),
        );
  const after = { ...build, byHand: byHandNow };
  const more = mostOf(after) - mostOf(hero.build);
  return { ...hero, build: after, hitPoints: hero.life === "up" ? Math.max(1, hero.hitPoints + more) : 0 };
}
