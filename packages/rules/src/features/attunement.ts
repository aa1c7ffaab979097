import type { Hero } from "../hero.ts";
import { MOST_ATTUNED } from "../sheet/equipment.ts";
import { magicItemNamed } from "../tables/magic-items.ts";

/** Attunes to an item over a short rest, to three at most and never to two of one sort (SRD 5.2, "Attunement"); or why not. */
export function attune(hero: Hero, key: string): Hero | string {
  const item = hero.gear.find((one) => one.key === key);
  const magic = item?.item ? magicItemNamed(item.item) : undefined;
  if (!item) return "There is no such item";
  if (!magic?.attunement) return `${item.name} needs no attunement`;
  if (item.attuned) return `${item.name} is attuned already`;
  const attuned = hero.gear.filter((one) => one.attuned);
  if (attuned.length >= MOST_ATTUNED) return `${hero.name} is attuned to ${MOST_ATTUNED} items already`;
  if (attuned.some((one) => one.item === item.item)) return `${hero.name} is attuned to another ${item.name}`;
  return { ...hero, gear: hero.gear.map((one) => (one === item ? { ...one, attuned: true } : one)) };
}

/** Ends an attunement; or why there is none. */
export function endAttunement(hero: Hero, key: string): Hero | string {
  const item = hero.gear.find((one) => one.key === key);
  if (!item?.attuned) return `${item?.name ?? "That"} is not attuned`;
  return { ...hero, gear: hero.gear.map((one) => (one === item ? { ...one, attuned: false } : one)) };
}
