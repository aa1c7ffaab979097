import type { Hero } from "../hero.ts";
import { resources } from "./resources.ts";
import { mostSlots, pactSlots } from "./spellcasting.ts";
import { hitDice, mostHitPoints } from "./vitality.ts";
import type { Circumstances } from "./circumstances.ts";

/** The most that a stored hero can have (contracts/entities/hero-build.ts and hero-state.ts). */
const MOST_COINS = 1_000_000_000;
const MOST_EXPERIENCE = 10_000_000;
const MOST_TEMPORARY = 9_999;
const MOST_COUNTED = 999;

const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, Math.trunc(value)));

/**
 * The hero with nothing below zero and nothing above the most that the build gives: after a change of the build, of what is worn, or
 * of the sheet by hand.
 */
export function withinBounds(hero: Hero, now: Circumstances = {}): Hero {
  const { state } = hero;
  const uses = resources(hero).flatMap(({ id, most }) => {
    const spent = state.usesSpent[id];
    return spent === undefined ? [] : [[id, between(0, spent, Math.min(MOST_COUNTED, most))] as const];
  });
  // Spells cast without a slot are counted by the spell and have no resource of their own.
  const freeCasts = Object.entries(state.usesSpent).flatMap(([id, spent]) =>
    id.startsWith("spell:") ? [[id, between(0, spent, 99)] as const] : [],
  );
  const dice = hitDice(hero).flatMap(({ class: id, most }) => {
    const spent = state.hitDiceSpent[id];
    return spent === undefined ? [] : [[id, between(0, spent, most)] as const];
  });
  return {
    ...hero,
    coins: between(0, hero.coins, MOST_COINS),
    state: {
      ...state,
      hitPoints: between(0, state.hitPoints, mostHitPoints(hero, now).value),
      temporary: between(0, state.temporary, MOST_TEMPORARY),
      slotsSpent: mostSlots(hero).map((most, at) => between(0, state.slotsSpent[at] ?? 0, most)),
      pactSpent: between(0, state.pactSpent, pactSlots(hero)?.most ?? 0),
      usesSpent: Object.fromEntries([...uses, ...freeCasts]),
      hitDiceSpent: Object.fromEntries(dice),
      exhaustion: between(0, state.exhaustion, 6),
      experience: between(0, state.experience, MOST_EXPERIENCE),
    },
  };
}
