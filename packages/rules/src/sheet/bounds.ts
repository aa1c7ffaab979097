import type { Hero } from "../hero.ts";
import { resources } from "./resources.ts";
import { mostSlots, pactSlots } from "./spellcasting.ts";
import { hitDice, mostHitPoints } from "./vitality.ts";
import type { Circumstances } from "./circumstances.ts";

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
    return spent === undefined ? [] : [[id, between(0, spent, most)] as const];
  });
  const dice = hitDice(hero).flatMap(({ class: id, most }) => {
    const spent = state.hitDiceSpent[id];
    return spent === undefined ? [] : [[id, between(0, spent, most)] as const];
  });
  return {
    ...hero,
    coins: Math.max(0, Math.trunc(hero.coins)),
    state: {
      ...state,
      hitPoints: between(0, state.hitPoints, mostHitPoints(hero, now).value),
      temporary: Math.max(0, state.temporary),
      slotsSpent: mostSlots(hero).map((most, at) => between(0, state.slotsSpent[at] ?? 0, most)),
      pactSpent: between(0, state.pactSpent, pactSlots(hero)?.most ?? 0),
      usesSpent: Object.fromEntries(uses),
      hitDiceSpent: Object.fromEntries(dice),
      exhaustion: between(0, state.exhaustion, 6),
      experience: Math.max(0, state.experience),
    },
  };
}
