import type { Effect } from "#contracts/play/effects";
import {
  addCondition,
  afterDeathSave,
  changeExhaustion,
  giveTemporary,
  heal,
  isCondition,
  longRest,
  removeCondition,
  shortRest,
  takeDamage,
} from "../combat/index.ts";
import type { Hero } from "../hero.ts";
import { fixedHitPoints, gainLevel, levelChoices } from "../growth/level-up.ts";
import { levelsOwed, withExperience, withMilestone } from "../growth/experience.ts";
import { withinBounds } from "../sheet/bounds.ts";
import { heroCombatant } from "../sheet/combatants.ts";
import { resources } from "../sheet/resources.ts";
import { mostSlots, pactSlots } from "../sheet/spellcasting.ts";
import { hitDice, mostHitPoints } from "../sheet/vitality.ts";
import { classTable } from "../tables/classes.ts";
import { passTime, ROUNDS } from "../spells/time.ts";
import { MOST_LINES, thingsNamed, withoutThings, withThing } from "./belongings.ts";
import { heroWith } from "./hero-change.ts";
import { byRule, NO_DICE, nowOf, withHeroState } from "./outside-fight.ts";

/**
 * How a hero takes a level. `chosen`: the level is owed until the player has made its choices. `fixed`: it is taken at once with the fixed
 * hit points; for a character without a build, who has never made a choice.
 */
export type Growth = "chosen" | "fixed";

const COPPER_IN_GOLD = 100;
/** The most hit points that can be set by hand (contracts/entities/hero-build.ts). */
const MOST_HIT_POINTS = 9_999;
/** The most conditions in a game master's own words that a stored hero can have (contracts/entities/hero-state.ts). */
const MOST_TROUBLES = 60;

const bounded = (hero: Hero): Hero => withinBounds(hero, nowOf(hero));

/** A rule of the fight on one hero. What the rule refuses is left out: a stored effect has nobody to whom it could say why. */
const alone = (hero: Hero, rule: Parameters<typeof byRule>[1]): Hero => byRule(hero, rule).hero;

/** Damage without the save of who concentrates: the table rolls it, and what it decided is an effect of its own. */
export function hurt(hero: Hero, amount: number): Hero {
  const { concentration } = hero.state;
  const after = alone(withHeroState(hero, { concentration: null }), (one) =>
    takeDamage(one, { damages: [{ amount, type: null }] }, NO_DICE),
  );
  return after.state.life === "up" ? withHeroState(after, { concentration }) : after;
}

/** A counter of the sheet by the name under which the sheet shows it. */
function counted(hero: Hero, name: string, delta: number): Hero {
  const level = /^spell slots? (\d)$/iu.exec(name.trim())?.[1];
  if (level !== undefined) return withSlots(hero, Number(level), delta);
  const found = resources(hero).find((one) => one.name.toLowerCase() === name.trim().toLowerCase());
  if (!found) return hero;
  const spent = Math.min(found.most, Math.max(0, (hero.state.usesSpent[found.id] ?? 0) - delta));
  return withHeroState(hero, { usesSpent: { ...hero.state.usesSpent, [found.id]: spent } });
}

/** Slots spent (negative) or regained at a level: the class's first, then those of a pact. */
export function withSlots(hero: Hero, level: number, delta: number): Hero {
  const most = mostSlots(hero)[level - 1] ?? 0;
  const spent = [...hero.state.slotsSpent];
  const before = spent[level - 1] ?? 0;
  const after = Math.min(most, Math.max(0, before - delta));
  while (spent.length < level) spent.push(0);
  spent[level - 1] = after;
  const rest = delta - (before - after);
  const pact = pactSlots(hero);
  const pactSpent =
    rest !== 0 && pact?.level === level
      ? Math.min(pact.most, Math.max(0, hero.state.pactSpent - rest))
      : hero.state.pactSpent;
  return bounded(withHeroState(hero, { slotsSpent: spent, pactSpent }));
}

/** Words that mean the levels of exhaustion. */
export const isExhaustion = (condition: string): boolean => /^exhaust(?:ed|ion)$/iu.test(condition.trim());

/** A condition gained or lost. A word that the rules do not know stays on the sheet as it is. */
export function withCondition(hero: Hero, condition: string, present: boolean): Hero {
  const word = condition.trim().toLowerCase();
  if (word === "") return hero;
  if (isExhaustion(word)) return alone(hero, (one) => changeExhaustion(one, present ? 1 : -1, word));
  if (isCondition(word)) {
    const given = { id: word, source: null, ends: { kind: "cured" } } as const;
    return alone(hero, (one) => (present ? addCondition(one, given, word) : removeCondition(one, word, word)));
  }
  const others = (hero.state.troubles ?? []).filter((one) => one.toLowerCase() !== word);
  // The oldest word goes where there are too many to be stored.
  return withHeroState(hero, { troubles: present ? [...others, condition.trim()].slice(-MOST_TROUBLES) : others });
}

/** One level by the fixed hit points and without choices. A number of hit points that was set by hand grows, too. */
export function grownByFixed(hero: Hero): Hero {
  const [first] = hero.classes;
  if (!first || hero.classes.reduce((sum, { level }) => sum + level, 0) >= 20) return hero;
  const die = fixedHitPoints(classTable(first.id)?.hitDie ?? 8);
  const classes = hero.classes.map((one) =>
    one === first ? { ...one, level: one.level + 1, hitPoints: [...one.hitPoints, die] } : one,
  );
  // What the level is worth by the rules: a dwarf's is worth more.
  const { hitPoints, ...overrides } = hero.overrides;
  const worth = mostHitPoints({ ...hero, classes, overrides }).value - mostHitPoints({ ...hero, overrides }).value;
  const gained = hitPoints === undefined ? worth : Math.min(worth, MOST_HIT_POINTS - hitPoints);
  return withHeroState(
    {
      ...hero,
      classes,
      overrides: hitPoints === undefined ? hero.overrides : { ...hero.overrides, hitPoints: hitPoints + gained },
    },
    hero.state.life === "up" ? { hitPoints: hero.state.hitPoints + gained } : {},
  );
}

/** Takes the levels that are owed, as long as there is nothing to choose. */
function taken(hero: Hero, growth: Growth): Hero {
  let after = hero;
  // No hero has more than 20 levels, so this ends.
  for (let owed = levelsOwed(hero); owed > 0; owed -= 1) {
    const classId = after.classes[0]?.id ?? "";
    // A class of the player's own has no rules, so it asks for nothing.
    if (growth === "fixed" || (after.classes.length === 1 && !classTable(classId))) after = grownByFixed(after);
    else {
      const asks = levelChoices(after, classId).some(({ id, least }) => id !== "hit-points" && least > 0);
      const result = asks || after.classes.length > 1 ? null : gainLevel(after, classId, { "hit-points": ["fixed"] });
      if (!result?.ok) return after;
      after = result.hero;
    }
  }
  return after;
}

/** Hit dice spent, those of the first class first. */
function withDiceSpent(hero: Hero, count: number): Hero {
  const spent = { ...hero.state.hitDiceSpent };
  let left = count;
  for (const { class: id, left: has } of hitDice(hero)) {
    const taking = Math.min(has, left);
    if (taking > 0) spent[id] = (spent[id] ?? 0) + taking;
    left -= taking;
  }
  return withHeroState(hero, { hitDiceSpent: spent });
}

/** Who is stable sleeps a long rest through; the dying and the dead do not rest. */
function rested(hero: Hero, { rest, hitDiceSpent, healed }: Extract<Effect, { type: "rest" }>): Hero {
  const { life } = hero.state;
  if (life === "dead" || life === "dying") return hero;
  const awake = life === "stable" ? alone(hero, (one) => heal(one, 1, "rest")) : hero;
  const hours = rest === "long" ? 8 : 1;
  const passed = passTime([heroCombatant(awake)], hours * ROUNDS.hour, NO_DICE).combatants[0];
  const later = passed ? withHeroState(awake, passed.state) : awake;
  if (rest === "long") return longRest(later, nowOf(later)).hero;
  const { hero: after } = shortRest(later, {}, NO_DICE, nowOf(later));
  const healedHero = healed > 0 ? alone(after, (one) => heal(one, healed, "hit dice")) : after;
  return withDiceSpent(healedHero, Math.max(0, hitDiceSpent));
}

function changed(hero: Hero, effect: Effect, growth: Growth): Hero {
  switch (effect.type) {
    case "hero":
      return heroWith(hero, effect.set);
    case "hit_points":
      return effect.delta < 0 ? hurt(hero, -effect.delta) : alone(hero, (one) => heal(one, effect.delta, "healing"));
    case "temporary_hit_points":
      return alone(hero, (one) => giveTemporary(one, effect.amount, "given"));
    case "gold":
      return { ...hero, coins: Math.max(0, hero.coins + effect.delta * COPPER_IN_GOLD) };
    case "experience":
      return taken(withExperience(hero, effect.delta), growth);
    case "level_up":
      return taken(withMilestone(hero), growth);
    case "death_save":
      return alone(hero, (one) => afterDeathSave(one, effect.result));
    case "rest":
      return rested(hero, effect);
    case "resource":
      return counted(hero, effect.name, effect.delta);
    case "condition":
      return withCondition(hero, effect.condition, effect.present);
    case "item":
      return withNamed(hero, effect.name, effect.delta);
  }
}

/** So many more or fewer of what a game master names. */
function withNamed(hero: Hero, written: string, delta: number): Hero {
  const { item, name, pieces } = thingsNamed(written);
  if (delta === 0 || name.trim() === "") return hero;
  if (delta < 0) return withoutThings(hero, name, -delta * pieces);
  const after = withThing(hero, { item, name }, delta * pieces);
  // What no sheet has room for is left where it lies: a stored effect has nobody to whom it could say why.
  return after.gear.length > MOST_LINES ? hero : after;
}

/** The hero after a stored effect. An effect on somebody else changes nothing. Nothing falls below zero or rises above the most. */
export const heroAfter = (hero: Hero, effect: Effect, growth: Growth = "chosen"): Hero =>
  effect.characterId === hero.id ? bounded(changed(hero, effect, growth)) : hero;
