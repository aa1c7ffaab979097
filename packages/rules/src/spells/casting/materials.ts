import type { GearItem, Hero } from "../../hero.ts";
import type { Spell } from "../spell.ts";

/** Materials that the gear table has under other names. */
const KNOWN_AS: Readonly<Record<string, readonly string[]>> = {
  "holy symbol": ["holy-symbol-amulet", "holy-symbol-emblem", "holy-symbol-reliquary"],
  "holy water": ["holy-water"],
};

/** The piece of gear that is a spell's costly material: null where it needs none, undefined where it is not owned. */
export function materialFor(hero: Hero, { cost }: Spell): GearItem | null | undefined {
  // A weapon in the hand costs more than a copper piece: True Strike's own check asks for one.
  if (!cost || cost.item === "weapon") return null;
  const { item: words } = cost;
  const known = KNOWN_AS[words] ?? [];
  return hero.gear.find(
    ({ item, name, quantity }) =>
      quantity > 0 && ((item !== null && known.includes(item)) || name.toLowerCase().includes(words)),
  );
}

/** The gear with one piece of it less; what is gone is off the sheet. */
export const withoutOne = (gear: readonly GearItem[], key: string): GearItem[] =>
  gear.flatMap((one) => {
    if (one.key !== key) return [one];
    return one.quantity > 1 ? [{ ...one, quantity: one.quantity - 1 }] : [];
  });

/** The gear with charges or uses of one piece spent. */
export const withSpent = (gear: readonly GearItem[], key: string, count: number): GearItem[] =>
  gear.map((one) => (one.key === key ? { ...one, spent: (one.spent ?? 0) + count } : one));
