import type { Dice } from "../dice.ts";
import type { Hero } from "../hero.ts";
import { classTable } from "../tables/classes.ts";
import { magicItemNamed } from "../tables/magic-items.ts";
import { resolveGear } from "../sheet/equipment.ts";
import { stepsOf } from "./casting/growth.ts";
import type { Spell } from "./spell.ts";

/** A scroll or wand that casts: at which level, with which numbers, and what it loses. */
export interface ItemMagic {
  readonly key: string;
  readonly kind: "scroll" | "wand";
  readonly level: number;
  readonly charges: number;
  readonly saveDc: number | null;
  readonly toHit: number | null;
}

/** Save DC and attack bonus of scrolls by the spell's level, 0 first (SRD 5.2, "Spell Scroll"). */
const SCROLLS: readonly (readonly [saveDc: number, toHit: number])[] = [
  [13, 5],
  [13, 5],
  [13, 5],
  [15, 7],
  [15, 7],
  [17, 9],
  [17, 9],
  [18, 10],
  [18, 10],
  [19, 11],
];

/** Wands with charges that cast one spell: a charge more is a level more, to the level that is the most. */
const WANDS: Readonly<
  Record<string, { readonly spell: string; readonly saveDc: number | null; readonly most: number }>
> = {
  "wand-of-magic-missiles": { spell: "magic-missile", saveDc: null, most: 3 },
  "wand-of-fireballs": { spell: "fireball", saveDc: 15, most: 5 },
  "wand-of-lightning-bolts": { spell: "lightning-bolt", saveDc: 15, most: 5 },
  "wand-of-web": { spell: "web", saveDc: 13, most: 2 },
};

/** Charges of every such wand; 1d6 + 1 come back at dawn (SRD 5.2, "Wand of Fireballs" and its like). */
export const WAND_CHARGES = 7;

/** The spell from an item, or why it does not work: a scroll needs the spell on the reader's class's list, a wand its charges. */
export function magicFromItem(hero: Hero | null, key: string, spell: Spell, asked?: number): ItemMagic | string {
  const resolved = hero && resolveGear(hero).find(({ item }) => item.key === key);
  if (!hero || !resolved || resolved.item.quantity < 1) return "There is no such scroll or wand";
  const { item } = resolved;
  if (item.item === `spell-scroll-${spell.level}`) {
    if (!hero.classes.some(({ id }) => spell.classes.includes(id) && (classTable(id)?.casting ?? "none") !== "none")) {
      return `${spell.name} is on no spell list of ${hero.name}'s, so the scroll cannot be read`;
    }
    const [saveDc, toHit] = SCROLLS[spell.level] ?? [13, 5];
    return { key, kind: "scroll", level: spell.level, charges: 0, saveDc, toHit };
  }
  const wand = WANDS[item.item ?? ""];
  if (!wand || wand.spell !== spell.id) return `${item.name} does not cast ${spell.name}`;
  if (magicItemNamed(item.item ?? "")?.attunement && !item.attuned) return `${item.name} must be attuned`;
  const level = Math.min(wand.most, Math.max(spell.level, asked ?? spell.level));
  const charges = 1 + stepsOf(spell, { slot: level, level: 1 });
  const left = WAND_CHARGES - (item.spent ?? 0);
  if (left < charges) return `${item.name} has ${Math.max(0, left)} charges left`;
  return { key, kind: "wand", level, charges, saveDc: wand.saveDc, toHit: null };
}

/** The hero's wands at dawn: 1d6 + 1 charges back. */
export const rechargeWands = (hero: Hero, dice: Dice): Hero => ({
  ...hero,
  gear: hero.gear.map((item) =>
    (item.spent ?? 0) > 0 && WANDS[item.item ?? ""]
      ? { ...item, spent: Math.max(0, (item.spent ?? 0) - dice.roll(6, item.name) - 1) }
      : item,
  ),
});
