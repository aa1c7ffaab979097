import type { Ability } from "#contracts/options";
import type { Casting } from "#contracts/srd";
import type { ArmorCategory } from "./armor.ts";
import type { EquipmentOption } from "./backgrounds.ts";

/** How many spent uses a short rest gives back; a long rest gives back all. */
export interface Recovery {
  readonly short: number | "all";
}

export interface ClassFeature {
  readonly id: string;
  readonly name: string;
  readonly level: number;
}

/** Something of a class that is counted. */
export interface ClassResource {
  readonly id: string;
  readonly name: string;
  /** By the level in the class and the hero's ability modifiers; 0 before it is gained. */
  readonly most: (level: number, modifier: (ability: Ability) => number) => number;
  readonly recovery: (level: number) => Recovery;
}

/** Training with weapons: all simple or martial ones, or martial ones with a property. */
export type WeaponTraining = "simple" | "martial" | "martial-light" | "martial-finesse-or-light";

export interface Training {
  readonly armor: readonly ArmorCategory[];
  readonly weapons: readonly WeaponTraining[];
  readonly tools: readonly string[];
  /** Tools that the hero chooses. */
  readonly toolChoice: { readonly count: number; readonly from: "instruments" | "artisans-or-instruments" } | null;
  readonly skills: number;
}

/** SRD 5.2, "Classes": the numbers of a class and the names of its features. */
export interface ClassTable {
  readonly id: string;
  readonly name: string;
  readonly hitDie: 6 | 8 | 10 | 12;
  readonly saves: readonly [Ability, Ability];
  /** Scores that must be 13 to multiclass: one of them, or all. */
  readonly primary: readonly Ability[];
  readonly primaryAll: boolean;
  readonly casting: Casting;
  readonly spellAbility: Ability | null;
  readonly skills: readonly string[] | "any";
  readonly first: Training;
  readonly multiclass: Training;
  readonly equipment: readonly EquipmentOption[];
  /** The standard array as the rules suggest it, in the order of the sheet. */
  readonly suggested: readonly number[];
  /** Known cantrips and prepared spells, level 1 first; empty without spells. */
  readonly cantrips: readonly number[];
  readonly prepared: readonly number[];
  /** Weapons whose mastery the hero uses, level 1 first. */
  readonly masteries: readonly number[];
  /** Levels with a feat or ability scores; the last one is for an epic boon. */
  readonly improvements: readonly number[];
  readonly features: readonly ClassFeature[];
  /** Spells always prepared, from a level on. */
  readonly always: readonly (readonly [level: number, spell: string])[];
  readonly resources: readonly ClassResource[];
  readonly subclass: SubclassTable;
}

export interface SubclassTable {
  readonly id: string;
  readonly name: string;
  readonly features: readonly ClassFeature[];
  readonly always: readonly (readonly [level: number, spell: string])[];
  readonly resources: readonly ClassResource[];
}

/** "3: Primal Knowledge, Frenzy" as features. */
export const features = (...levels: readonly string[]): ClassFeature[] =>
  levels.flatMap((line) => {
    const [level = "", names = ""] = line.split(": ");
    return names.split(", ").map((name) => ({ id: featureId(name), name, level: Number(level) }));
  });

/** "Dark One's Own Luck" as `dark-ones-own-luck`. */
export const featureId = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(/[^a-z0-9]+/gu, "-");

/** A column of the class's table: a value from each of these levels on. `steps([1, 2], [4, 3])` is 2 and, from level 4 on, 3. */
export const steps = (...changes: readonly (readonly [level: number, value: number])[]): number[] =>
  Array.from({ length: 20 }, (_, at) => changes.findLast(([level]) => at + 1 >= level)?.[1] ?? 0);

/** Prepared spells of those who have their class's whole magic, and of those who have half. */
export const FULL_PREPARED = [4, 5, 6, 7, 9, 10, 11, 12, 14, 15, 16, 16, 17, 17, 18, 18, 19, 20, 21, 22] as const;
export const HALF_PREPARED = [2, 3, 4, 5, 6, 6, 7, 7, 9, 9, 10, 10, 11, 11, 12, 12, 14, 14, 15, 15] as const;

/** A counted feature whose uses stand in a column. */
export const counted = (
  name: string,
  most: readonly number[] | ClassResource["most"],
  short: Recovery["short"] | ((level: number) => Recovery["short"]) = 0,
): ClassResource => ({
  id: featureId(name),
  name,
  most: typeof most === "function" ? most : (level) => most[level - 1] ?? 0,
  recovery: (level) => ({ short: typeof short === "function" ? short(level) : short }),
});

/** Uses by an ability's modifier, at least one, from a level on. */
export const byModifier =
  (ability: Ability, from: number): ClassResource["most"] =>
  (level, modifier) =>
    level >= from ? Math.max(1, modifier(ability)) : 0;

/** Training that a class gives; what is left out it does not give. */
export const training = (
  armor: readonly ArmorCategory[],
  weapons: readonly WeaponTraining[],
  more: Partial<Training> = {},
): Training => ({ armor, weapons, tools: [], toolChoice: null, skills: 0, ...more });

/** Levels at which most classes grow by a feat. */
export const IMPROVEMENTS = [4, 8, 12, 16, 19] as const;
