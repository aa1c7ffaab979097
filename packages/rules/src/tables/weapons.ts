import type { DamageType } from "../combatant.ts";

/** SRD 5.2, "Weapons": what a weapon does, what it costs and what it weighs. */
export interface Weapon {
  readonly id: string;
  readonly name: string;
  readonly category: "simple" | "martial";
  readonly kind: "melee" | "ranged";
  readonly damage: string;
  readonly type: DamageType;
  readonly finesse: boolean;
  readonly light: boolean;
  readonly heavy: boolean;
  readonly loading: boolean;
  readonly reach: boolean;
  readonly twoHanded: boolean;
  /** Dice in two hands; null where two hands make no difference. */
  readonly versatile: string | null;
  /** Feet, normal and long. */
  readonly thrown: readonly [number, number] | null;
  readonly ammunition: readonly [number, number] | null;
  readonly mastery: Mastery;
  /** Copper pieces and pounds. */
  readonly cost: number;
  readonly weight: number;
}

export const MASTERIES = ["cleave", "graze", "nick", "push", "sap", "slow", "topple", "vex"] as const;
export type Mastery = (typeof MASTERIES)[number];

/** What an item is called where its id says it all. */
export const nameOf = (id: string): string =>
  id
    .split("-")
    .map((word) => (/^(?:of|the|and)$/u.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ");

function weapon(
  id: string,
  group: `${"simple" | "martial"} ${"melee" | "ranged"}`,
  hurt: string,
  properties: string,
  mastery: Mastery,
  cost: number,
  weight: number,
): Weapon {
  const [category, kind] = group.split(" ") as [Weapon["category"], Weapon["kind"]];
  const [damage, type] = hurt.split(" ") as [string, DamageType];
  const list = properties.split(", ");
  const detail = (property: string): string | null =>
    list.find((one) => one.startsWith(`${property} `))?.slice(property.length + 1) ?? null;
  const range = (property: string): readonly [number, number] | null => {
    const [normal, long] = detail(property)?.split("/").map(Number) ?? [];
    return normal === undefined || long === undefined ? null : [normal, long];
  };
  return {
    id,
    name: nameOf(id),
    category,
    kind,
    damage,
    type,
    finesse: list.includes("finesse"),
    light: list.includes("light"),
    heavy: list.includes("heavy"),
    loading: list.includes("loading"),
    reach: list.includes("reach"),
    twoHanded: list.includes("two-handed"),
    versatile: detail("versatile"),
    thrown: range("thrown"),
    ammunition: range("ammunition"),
    mastery,
    cost,
    weight,
  };
}

export const WEAPONS: readonly Weapon[] = [
  weapon("club", "simple melee", "1d4 bludgeoning", "light", "slow", 10, 2),
  weapon("dagger", "simple melee", "1d4 piercing", "finesse, light, thrown 20/60", "nick", 200, 1),
  weapon("greatclub", "simple melee", "1d8 bludgeoning", "two-handed", "push", 20, 10),
  weapon("handaxe", "simple melee", "1d6 slashing", "light, thrown 20/60", "vex", 500, 2),
  weapon("javelin", "simple melee", "1d6 piercing", "thrown 30/120", "slow", 50, 2),
  weapon("light-hammer", "simple melee", "1d4 bludgeoning", "light, thrown 20/60", "nick", 200, 2),
  weapon("mace", "simple melee", "1d6 bludgeoning", "", "sap", 500, 4),
  weapon("quarterstaff", "simple melee", "1d6 bludgeoning", "versatile 1d8", "topple", 20, 4),
  weapon("sickle", "simple melee", "1d4 slashing", "light", "nick", 100, 2),
  weapon("spear", "simple melee", "1d6 piercing", "thrown 20/60, versatile 1d8", "sap", 100, 3),
  weapon("dart", "simple ranged", "1d4 piercing", "finesse, thrown 20/60", "vex", 5, 1),
  weapon("light-crossbow", "simple ranged", "1d8 piercing", "loading, two-handed, ammunition 80/320", "slow", 2500, 5),
  weapon("shortbow", "simple ranged", "1d6 piercing", "two-handed, ammunition 80/320", "vex", 2500, 2),
  weapon("sling", "simple ranged", "1d4 bludgeoning", "ammunition 30/120", "slow", 10, 0),
  weapon("battleaxe", "martial melee", "1d8 slashing", "versatile 1d10", "topple", 1000, 4),
  weapon("flail", "martial melee", "1d8 bludgeoning", "", "sap", 1000, 2),
  weapon("glaive", "martial melee", "1d10 slashing", "heavy, reach, two-handed", "graze", 2000, 6),
  weapon("greataxe", "martial melee", "1d12 slashing", "heavy, two-handed", "cleave", 3000, 7),
  weapon("greatsword", "martial melee", "2d6 slashing", "heavy, two-handed", "graze", 5000, 6),
  weapon("halberd", "martial melee", "1d10 slashing", "heavy, reach, two-handed", "cleave", 2000, 6),
  weapon("lance", "martial melee", "1d10 piercing", "heavy, reach, two-handed", "topple", 1000, 6),
  weapon("longsword", "martial melee", "1d8 slashing", "versatile 1d10", "sap", 1500, 3),
  weapon("maul", "martial melee", "2d6 bludgeoning", "heavy, two-handed", "topple", 1000, 10),
  weapon("morningstar", "martial melee", "1d8 piercing", "", "sap", 1500, 4),
  weapon("pike", "martial melee", "1d10 piercing", "heavy, reach, two-handed", "push", 500, 18),
  weapon("rapier", "martial melee", "1d8 piercing", "finesse", "vex", 2500, 2),
  weapon("scimitar", "martial melee", "1d6 slashing", "finesse, light", "nick", 2500, 3),
  weapon("shortsword", "martial melee", "1d6 piercing", "finesse, light", "vex", 1000, 2),
  weapon("trident", "martial melee", "1d8 piercing", "thrown 20/60, versatile 1d10", "topple", 500, 4),
  weapon("war-pick", "martial melee", "1d8 piercing", "versatile 1d10", "sap", 500, 2),
  weapon("warhammer", "martial melee", "1d8 bludgeoning", "versatile 1d10", "push", 1500, 5),
  weapon("whip", "martial melee", "1d4 slashing", "finesse, reach", "slow", 200, 3),
  weapon("blowgun", "martial ranged", "1 piercing", "loading, ammunition 25/100", "vex", 1000, 1),
  weapon("hand-crossbow", "martial ranged", "1d6 piercing", "light, loading, ammunition 30/120", "vex", 7500, 3),
  weapon(
    "heavy-crossbow",
    "martial ranged",
    "1d10 piercing",
    "heavy, loading, two-handed, ammunition 100/400",
    "push",
    5000,
    18,
  ),
  weapon("longbow", "martial ranged", "1d8 piercing", "heavy, two-handed, ammunition 150/600", "slow", 5000, 2),
  weapon("musket", "martial ranged", "1d12 piercing", "loading, two-handed, ammunition 40/120", "slow", 50000, 10),
  weapon("pistol", "martial ranged", "1d10 piercing", "loading, ammunition 30/90", "vex", 25000, 3),
];

const BY_ID = new Map(WEAPONS.map((one) => [one.id, one]));

/** A weapon by its id; undefined for what is none. */
export const weaponNamed = (id: string): Weapon | undefined => BY_ID.get(id);
