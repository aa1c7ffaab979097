import { explain, type Explained } from "../explained.ts";
import type { Hero } from "../hero.ts";
import { abilityScore } from "./abilities.ts";

/** Pounds that the hero can carry: Strength times 15; a goliath counts as one size larger (SRD 5.2, "Carrying Capacity"). */
export function carryingCapacity(hero: Hero): Explained {
  const strength = abilityScore(hero, "strength").value * 15;
  return explain(
    { from: "Strength × 15", value: strength },
    hero.species?.toLowerCase() === "goliath" ? { from: "Powerful Build", value: strength } : null,
  );
}

/** Copper pieces to the pound, were they all gold: fifty coins weigh one. */
const COPPER_TO_A_POUND = 5_000;

/** What the hero carries, in pounds, and whether it is too much. */
export function load(hero: Hero): { readonly pounds: number; readonly most: number; readonly over: boolean } {
  const gear = hero.gear.reduce((sum, { weight, quantity }) => sum + weight * quantity, 0);
  const pounds = Math.round((gear + hero.coins / COPPER_TO_A_POUND) * 100) / 100;
  const most = carryingCapacity(hero).value;
  return { pounds, most, over: pounds > most };
}

/** Coins of each sort, the fewest that make the sum. Electrum is not minted: nobody asks for it. */
export interface Coins {
  readonly platinum: number;
  readonly gold: number;
  readonly silver: number;
  readonly copper: number;
}

/** Copper pieces as coins. Gold is the coin of the sheet, so platinum is made only where it is asked for. */
export function coinsOf(copper: number, platinum = false): Coins {
  const all = Math.max(0, Math.floor(copper));
  const big = platinum ? Math.floor(all / 1_000) : 0;
  const rest = all - big * 1_000;
  return {
    platinum: big,
    gold: Math.floor(rest / 100),
    silver: Math.floor((rest % 100) / 10),
    copper: rest % 10,
  };
}

/** The hero after paying or being paid; null where the purse is too light. */
export const withCoins = (hero: Hero, change: number): Hero | null =>
  hero.coins + change < 0 ? null : { ...hero, coins: hero.coins + change };
