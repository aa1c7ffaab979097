import type { Combatant } from "../combatant.ts";
import type { Hero } from "../hero.ts";

/** Swaps initiative with a willing friend right after the roll (SRD 5.2, "Alert"); or why not. */
export function swapInitiative(
  order: Readonly<Record<string, number>>,
  hero: Hero,
  friend: Combatant,
): Readonly<Record<string, number>> | string {
  if (!hero.feats.includes("alert")) return `${hero.name} does not have Alert`;
  const own = order[hero.id];
  const theirs = order[friend.id];
  if (own === undefined || theirs === undefined || friend.id === hero.id) return "There is nobody to swap with";
  if (friend.state.conditions.some(({ id }) => id === "incapacitated")) return `${friend.name} is incapacitated`;
  return { ...order, [hero.id]: theirs, [friend.id]: own };
}
