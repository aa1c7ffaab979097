import stored from "#rules/gear-rows" with { type: "json" };
import { armorNamed } from "./armor.ts";
import { idOfName } from "./id-of-name.ts";
import { weaponNamed } from "./weapons.ts";

/** SRD 5.2, "Adventuring Gear", "Tools", "Mounts and Vehicles". Weapons and armour have tables of their own. */
export interface Gear {
  readonly id: string;
  readonly name: string;
  readonly kind: "gear" | "tool" | "focus" | "vehicle" | "mount" | "consumable" | "pack" | "ammunition";
  /** Copper pieces and pounds: of the whole bundle, where it is sold in pieces. */
  readonly cost: number;
  readonly weight: number;
  /** Pieces in a bundle of ammunition. */
  readonly pieces?: number;
}

/** The stored rows of the table, as the static asset has them. */
export type GearRows = readonly unknown[];

/** The rows. Null in the chat worker until `setGear` (docs/decisions/041-load-the-creatures.md). */
let loaded: GearRows | null = stored;
let index: Map<string, Gear> | undefined;

/** Whether the table of gear is loaded. */
export const hasGear = (): boolean => loaded !== null;

/** Sets the table of gear. The chat worker calls this before it uses the rules. */
export function setGear(table: GearRows): void {
  loaded = table;
  index = undefined;
}

/** The table as a map, made when it is first used. */
function all(): Map<string, Gear> {
  if (index) return index;
  if (loaded === null) throw new Error("The table of gear is not loaded.");
  const rows = loaded as readonly Omit<Gear, "id">[];
  index = new Map(rows.map((row) => [idOfName(row.name), { id: idOfName(row.name), ...row }]));
  return index;
}

/** All gear, tools, packs, mounts and vehicles. */
export const gearList = (): readonly Gear[] => [...all().values()];

/** A piece of gear, a tool, a pack, a mount or a vehicle by its id. */
export const gearNamed = (id: string): Gear | undefined => all().get(id);

/** Anything of the tables that costs a fixed price: name, copper pieces and pounds. */
export function priced(
  id: string,
): { readonly name: string; readonly cost: number; readonly weight: number } | undefined {
  return weaponNamed(id) ?? armorNamed(id) ?? gearNamed(id);
}

/** What is in the packs (SRD 5.2, "Adventuring Gear"): ids with how many. */
export const PACKS: Readonly<Record<string, readonly (readonly [id: string, quantity: number])[]>> = {
  "burglars-pack": contents(
    "backpack, ball-bearings, bell, 10 candle, crowbar, lantern-hooded, 7 oil, 5 rations, rope, tinderbox, waterskin",
  ),
  "diplomats-pack": contents(
    "chest, clothes-fine, ink, 5 ink-pen, lamp, 2 case-map-or-scroll, 4 oil, 5 paper, 5 parchment, perfume, tinderbox",
  ),
  "dungeoneers-pack": contents("backpack, caltrops, crowbar, 2 oil, 10 rations, rope, tinderbox, 10 torch, waterskin"),
  "entertainers-pack": contents(
    "backpack, bedroll, bell, lantern-bullseye, 3 costume, mirror, 8 oil, 9 rations, tinderbox, waterskin",
  ),
  "explorers-pack": contents("backpack, bedroll, 2 oil, 10 rations, rope, tinderbox, 10 torch, waterskin"),
  "priests-pack": contents("backpack, blanket, holy-water, lamp, 7 rations, robe, tinderbox"),
  "scholars-pack": contents("backpack, book, ink, ink-pen, lamp, 10 oil, 10 parchment, tinderbox"),
};

/** "backpack, 10 candle": ids with how many. */
/* @__NO_SIDE_EFFECTS__ */ export function contents(list: string): (readonly [id: string, quantity: number])[] {
  return list.split(", ").map((entry) => {
    const [, count, id = ""] = /^(?:(\d+) )?(.+)$/u.exec(entry) ?? [];
    return [id, Number(count ?? 1)] as const;
  });
}

/** What a hero lives on a day (SRD 5.2, "Lifestyle Expenses"), in copper pieces. */
export const LIFESTYLES: Readonly<Record<string, number>> = {
  wretched: 0,
  squalid: 10,
  poor: 20,
  modest: 100,
  comfortable: 200,
  wealthy: 400,
  aristocratic: 1_000,
};

/** What others do for money (SRD 5.2, "Services"), in copper pieces: a night, a meal, a day of work, a mile, a spell. */
export const SERVICES: Readonly<Record<string, number>> = {
  "lodging-squalid": 7,
  "lodging-poor": 10,
  "lodging-modest": 50,
  "lodging-comfortable": 80,
  "lodging-wealthy": 200,
  "lodging-aristocratic": 400,
  "meal-squalid": 1,
  "meal-poor": 2,
  "meal-modest": 10,
  "meal-comfortable": 20,
  "meal-wealthy": 30,
  "meal-aristocratic": 60,
  messenger: 2,
  "skilled-hireling": 200,
  "untrained-hireling": 20,
  stabling: 50,
  "spellcasting-0": 3_000,
  "spellcasting-1": 5_000,
  "spellcasting-2": 20_000,
  "spellcasting-3": 30_000,
  "spellcasting-4": 200_000,
  "spellcasting-5": 200_000,
  "spellcasting-6": 2_000_000,
  "spellcasting-7": 2_000_000,
  "spellcasting-8": 2_000_000,
  "spellcasting-9": 10_000_000,
};
