import type { GearItem, Hero } from "../hero.ts";
import { armorNamed, type Armor } from "../tables/armor.ts";
import { magicItemNamed, type ItemEffect } from "../tables/magic-items.ts";
import { weaponNamed, type Weapon } from "../tables/weapons.ts";

/** More items than this cannot be attuned at once (SRD 5.2, "Attunement"). */
export const MOST_ATTUNED = 3;

/** A piece of gear with what the tables know of it. */
export interface Resolved {
  readonly item: GearItem;
  readonly weapon: Weapon | null;
  readonly armor: Armor | null;
  /** Its plus, which a magic item that needs attunement has only while attuned. */
  readonly bonus: number;
  /** What its magic does now; empty without magic, or where attunement is missing. */
  readonly effect: ItemEffect;
}

export function resolve(item: GearItem, attuned = item.attuned): Resolved {
  const magic = item.item === null ? undefined : magicItemNamed(item.item);
  const works = magic !== undefined && (!magic.attunement || attuned);
  const effect = works ? magic.effect : {};
  const base = magic?.effect;
  return {
    item,
    weapon: weaponNamed(base?.weapon ?? item.item ?? "") ?? null,
    armor: armorNamed(base?.armor ?? item.item ?? "") ?? null,
    bonus: Math.max(item.bonus, effect.bonus ?? 0),
    effect,
  };
}

/** All gear; of more than three attuned items only the first three are. */
export function resolveGear(hero: Hero): readonly Resolved[] {
  const attuned = new Set(
    hero.gear
      .filter((item) => item.attuned)
      .slice(0, MOST_ATTUNED)
      .map(({ key }) => key),
  );
  return hero.gear.map((item) => resolve(item, attuned.has(item.key)));
}

const inUse = ({ worn, wielded, attuned }: GearItem): boolean => worn || wielded !== null || attuned;

/** What magic does to the hero now: of what is worn, held or attuned. */
export const activeEffects = (hero: Hero): readonly Resolved[] =>
  resolveGear(hero).filter(({ item, effect }) => inUse(item) && Object.keys(effect).length > 0);

/** The armour that the hero wears; null without. */
export const wornArmor = (hero: Hero): Resolved | null =>
  resolveGear(hero).find(({ item, armor }) => armor && armor.category !== "shield" && item.worn) ?? null;

/** The shield on the arm; null without. */
export const heldShield = (hero: Hero): Resolved | null =>
  resolveGear(hero).find(({ item, armor }) => armor?.category === "shield" && (item.worn || item.wielded !== null)) ??
  null;

/** Weapons in hand. */
export const wieldedWeapons = (hero: Hero): readonly Resolved[] =>
  resolveGear(hero).filter(({ item, weapon }) => weapon && item.wielded !== null);
