import type { Ability } from "#contracts/options";
import stored from "#rules/magic-item-rows" with { type: "json" };
import type { DamageType } from "../combatant.ts";
import { ARMOR } from "./armor.ts";
import { idOfName } from "./id-of-name.ts";
import { WEAPONS } from "./weapons.ts";

export type Rarity = "common" | "uncommon" | "rare" | "very-rare" | "legendary" | "artifact";

/** What a magic item changes in numbers; all else that it does is guidance. An item that needs attunement does it only while attuned. */
export interface ItemEffect {
  /** The mundane weapon or armour it is, and its plus. */
  readonly weapon?: string;
  readonly armor?: string;
  readonly bonus?: number;
  readonly armorClass?: number;
  /** Armour class that it gives in place of armour, with Dexterity. */
  readonly armorBase?: number;
  /** Works only without armour, or without a shield. */
  readonly unarmored?: boolean;
  readonly noShield?: boolean;
  readonly saves?: number;
  readonly checks?: number;
  readonly proficiency?: number;
  readonly spellAttack?: number;
  readonly spellDc?: number;
  readonly speedLeast?: number;
  /** Raises a score to this where it is lower; adds to a score, to at most 20. */
  readonly set?: Readonly<Partial<Record<Ability, number>>>;
  readonly add?: Readonly<Partial<Record<Ability, number>>>;
  readonly resist?: readonly DamageType[];
  readonly immune?: readonly DamageType[];
  /** Resistance to a type that the hero's choice of this item's id names. */
  readonly resistChosen?: boolean;
  /** Damage that a hit adds; without a type it is the weapon's. */
  readonly damage?: readonly [dice: string, type: DamageType | null];
  /** The type that replaces the weapon's. */
  readonly damageType?: DamageType;
  readonly bowDamage?: number;
  readonly finesse?: boolean;
  readonly thrown?: readonly [number, number];
  /** Mithral: no Strength needed and no Disadvantage on Stealth. Adamantine: a critical hit is a hit. Elven: its wearer is trained in it. */
  readonly light?: boolean;
  readonly noCriticals?: boolean;
  readonly trained?: boolean;
  /** Of a potion: dice of healing, temporary hit points, a Strength for an hour. */
  readonly heal?: string;
  readonly temporary?: number;
  readonly drunkStrength?: number;
}

export interface MagicItem {
  readonly id: string;
  readonly name: string;
  readonly kind: "weapon" | "armor" | "wondrous" | "ring" | "potion" | "wand" | "staff" | "rod" | "scroll";
  readonly rarity: Rarity;
  readonly attunement: boolean;
  readonly effect: ItemEffect;
}

interface ModelsWithFallback {
  readonly id: string;
  readonly name: string;
  readonly on: "weapon" | "armor";
  readonly rarity: Rarity;
  readonly attunement?: boolean;
  /** The mundane items that exist in it; all where it is absent. */
  readonly bases?: readonly string[];
  readonly effect?: ItemEffect;
}
type Row = Pick<MagicItem, "name" | "kind" | "rarity"> & Partial<MagicItem>;

function membersOf({ id, name, on, rarity, attunement = false, bases, effect = {} }: ModelsWithFallback): MagicItem[] {
  const all: readonly { readonly id: string; readonly name: string }[] = on === "weapon" ? WEAPONS : ARMOR;
  return all
    .filter((base) => bases?.includes(base.id) ?? true)
    .map((base) => ({
      id: id.replace("{}", base.id),
      name: name.replace("{}", base.name),
      kind: on,
      rarity,
      attunement,
      effect: { ...effect, [on]: base.id },
    }));
}

/** The stored rows of the table, as the static asset has them. */
export interface MagicItemRows {
  readonly families: readonly unknown[];
  readonly items: readonly unknown[];
}

/** The rows. Null in the chat worker until `setMagicItems` (docs/decisions/041-load-the-creatures.md). */
let loaded: MagicItemRows | null = stored;
let index: Map<string, MagicItem> | undefined;

/** Whether the table of magic items is loaded. */
export const hasMagicItems = (): boolean => loaded !== null;

/** Sets the table of magic items. The chat worker calls this before it uses the rules. */
export function setMagicItems(table: MagicItemRows): void {
  loaded = table;
  index = undefined;
}

/** The table as a map, made when it is first used: most heroes own nothing of it. */
function all(): Map<string, MagicItem> {
  if (index) return index;
  if (loaded === null) throw new Error("The table of magic items is not loaded.");
  const { families, items } = loaded as {
    readonly families: readonly ModelsWithFallback[];
    readonly items: readonly Row[];
  };
  index = new Map(
    [
      ...items.map((row): MagicItem => ({ id: idOfName(row.name), attunement: false, effect: {}, ...row })),
      ...families.flatMap((family) => membersOf(family)),
    ].map((item) => [item.id, item]),
  );
  return index;
}

/** A magic item by its id, e.g. `longsword-plus-1` or `ring-of-protection`. */
export const magicItemNamed = (id: string): MagicItem | undefined => all().get(id);

/** All magic items. */
export const magicItems = (): readonly MagicItem[] => [...all().values()];
