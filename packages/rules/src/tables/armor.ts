import { nameOf } from "./weapons.ts";

/** SRD 5.2, "Armor". */
export interface Armor {
  readonly id: string;
  readonly name: string;
  readonly category: ArmorCategory;
  /** Armour class of armour; what a shield adds. */
  readonly armorClass: number;
  /** The most that Dexterity adds; null for no bound. */
  readonly dexterityCap: number | null;
  /** Strength without which the wearer is 10 feet slower; 0 for none. */
  readonly strength: number;
  readonly stealthDisadvantage: boolean;
  /** Copper pieces and pounds. */
  readonly cost: number;
  readonly weight: number;
  /** Minutes to put on and to take off; 0 for an action. */
  readonly don: number;
  readonly doff: number;
}
export type ArmorCategory = "light" | "medium" | "heavy" | "shield";

const CAPS: Readonly<Record<ArmorCategory, number | null>> = { light: null, medium: 2, heavy: 0, shield: 0 };
const MINUTES: Readonly<Record<ArmorCategory, readonly [don: number, doff: number]>> = {
  light: [1, 1],
  medium: [5, 1],
  heavy: [10, 5],
  shield: [0, 0],
};

function armor(
  id: string,
  category: ArmorCategory,
  armorClass: number,
  cost: number,
  weight: number,
  { strength = 0, stealthDisadvantage = false }: { strength?: number; stealthDisadvantage?: boolean } = {},
): Armor {
  const [don, doff] = MINUTES[category];
  return {
    id,
    name: nameOf(id),
    category,
    armorClass,
    dexterityCap: CAPS[category],
    strength,
    stealthDisadvantage,
    cost,
    weight,
    don,
    doff,
  };
}

const LOUD = { stealthDisadvantage: true };

export const ARMOR: readonly Armor[] = [
  armor("padded-armor", "light", 11, 500, 8, LOUD),
  armor("leather-armor", "light", 11, 1_000, 10),
  armor("studded-leather-armor", "light", 12, 4_500, 13),
  armor("hide-armor", "medium", 12, 1_000, 12),
  armor("chain-shirt", "medium", 13, 5_000, 20),
  armor("scale-mail", "medium", 14, 5_000, 45, LOUD),
  armor("breastplate", "medium", 14, 40_000, 20),
  armor("half-plate-armor", "medium", 15, 75_000, 40, LOUD),
  armor("ring-mail", "heavy", 14, 3_000, 40, LOUD),
  armor("chain-mail", "heavy", 16, 7_500, 55, { ...LOUD, strength: 13 }),
  armor("splint-armor", "heavy", 17, 20_000, 60, { ...LOUD, strength: 15 }),
  armor("plate-armor", "heavy", 18, 150_000, 65, { ...LOUD, strength: 15 }),
  armor("shield", "shield", 2, 1_000, 6),
];

const BY_ID = new Map(ARMOR.map((one) => [one.id, one]));

/** Armour or a shield by its id; undefined for what is none. */
export const armorNamed = (id: string): Armor | undefined => BY_ID.get(id);
