import type { GearItem, Hero } from "../hero.ts";
import { gearItem } from "../sheet/blank-hero.ts";
import { ARMOR } from "../tables/armor.ts";
import { gearList, gearNamed } from "../tables/gear.ts";
import { magicItems } from "../tables/magic-items.ts";
import { WEAPONS } from "../tables/weapons.ts";

const MOST = 9_999;
/** The most lines of gear on a sheet (contracts/entities/hero-build.ts). */
export const MOST_LINES = 200;

/** A name without what tables and players write differently: capitals, the form of the apostrophe, an article before it. */
const plain = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/^(?:an?|the|some) /u, "");

let names: Map<string, string> | undefined;

/** The id of a thing of the tables by its name; null for what no table has. */
export function itemNamed(name: string): string | null {
  names ??= new Map(
    [...magicItems(), ...gearList(), ...ARMOR, ...WEAPONS].map((one) => [plain(one.name), one.id] as const),
  );
  return names.get(plain(name)) ?? null;
}

/** The first free key of a sheet for a thing: `dagger`, `dagger-2`. */
function keyFor(gear: readonly GearItem[], of: string): string {
  const stem =
    of
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/gu, "-")
      .replaceAll(/^-+|-+$/gu, "")
      .slice(0, 70) || "thing";
  const taken = new Set(gear.map(({ key }) => key));
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? stem : `${stem}-${number}`;
    if (!taken.has(key)) return key;
  }
}

/** Pieces in one bundle of a thing: ammunition is sold in bundles, and everything else by the piece. */
export const piecesOf = (item: string | null): number => gearNamed(item ?? "")?.pieces ?? 1;

/** A thing by its name, and how many pieces that name means: "Arrows (20)" are twenty Arrows, and "Arrows" is one. */
export function thingsNamed(written: string): {
  readonly item: string | null;
  readonly name: string;
  readonly pieces: number;
} {
  const item = itemNamed(written);
  const pieces = piecesOf(item);
  return { item, name: pieces === 1 ? written : withoutCount(written.trim()), pieces };
}

const withoutCount = (name: string): string => name.replace(/ \(\d+\)$/u, "");

/** A thing of the tables as a line of a sheet. A bundle counts its pieces: "Arrows (20)" are 20 Arrows. */
function lineOf(key: string, item: string): GearItem {
  const pieces = piecesOf(item);
  const made = gearItem(key, item);
  return pieces === 1 ? made : { ...made, name: withoutCount(made.name), weight: made.weight / pieces };
}

const unused = ({ worn, wielded, attuned, spent = 0 }: GearItem): boolean =>
  !worn && wielded === null && !attuned && spent === 0;

/** The hero with so many more of a thing. More of what lies in the pack is one line; what is worn or in hand keeps a line of its own. */
export function withThing(
  hero: Hero,
  thing: { readonly item: string | null; readonly name: string; readonly weight?: number },
  quantity: number,
): Hero {
  const same = hero.gear.find(
    (one) =>
      unused(one) &&
      one.bonus === 0 &&
      (thing.item === null ? plain(one.name) === plain(thing.name) : one.item === thing.item),
  );
  if (same) {
    const more = Math.min(MOST, same.quantity + quantity);
    return { ...hero, gear: hero.gear.map((one) => (one === same ? { ...one, quantity: more } : one)) };
  }
  const key = keyFor(hero.gear, thing.item ?? thing.name);
  const made =
    thing.item === null
      ? gearItem(key, thing.name, quantity, { name: thing.name, item: null, weight: thing.weight ?? 0 })
      : lineOf(key, thing.item);
  return { ...hero, gear: [...hero.gear, { ...made, quantity: Math.min(MOST, quantity) }] };
}

/** The hero with a very thing of somebody's: with its plus and its spent charges, in the pack and attuned to nobody. */
export function withVeryThing(hero: Hero, item: GearItem, quantity: number): Hero {
  if (unused({ ...item, worn: false, wielded: null, attuned: false }) && item.bonus === 0) {
    return withThing(hero, { item: item.item, name: item.name, weight: item.weight }, quantity);
  }
  const key = keyFor(hero.gear, item.key);
  return { ...hero, gear: [...hero.gear, { ...item, key, quantity, worn: false, wielded: null, attuned: false }] };
}

/** The hero with so many fewer of one line of the sheet. */
export const withFewer = (hero: Hero, key: string, quantity: number): Hero => ({
  ...hero,
  gear: hero.gear.flatMap((one) => {
    if (one.key !== key) return [one];
    return one.quantity > quantity ? [{ ...one, quantity: one.quantity - quantity }] : [];
  }),
});

/** The hero with so many fewer of all things of a name, those that lie in the pack first. Nothing below none. */
export function withoutThings(hero: Hero, name: string, quantity: number): Hero {
  const lines = hero.gear
    .filter((one) => plain(one.name) === plain(name))
    .toSorted((one, other) => Number(unused(other)) - Number(unused(one)));
  let left = quantity;
  let changed = hero;
  for (const { key, quantity: held } of lines) {
    const taken = Math.min(held, left);
    if (taken > 0) changed = withFewer(changed, key, taken);
    left -= taken;
  }
  return changed;
}

/** How many things of a name the hero has. Of bundles, as many as are whole. */
export function countOf(hero: Hero, written: string): number {
  const { name, pieces } = thingsNamed(written);
  const held = hero.gear.reduce((sum, one) => sum + (plain(one.name) === plain(name) ? one.quantity : 0), 0);
  return Math.floor(held / pieces);
}
