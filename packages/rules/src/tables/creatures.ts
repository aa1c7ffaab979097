import { ABILITY_VALUES, type Ability } from "#contracts/options";
import stored from "#rules/creature-rows" with { type: "json" };
import type { DamageType, OnHit } from "../combatant.ts";

/** SRD 5.2, "Monsters": what a fight needs of a creature. */
export interface Creature {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: Size;
  readonly challenge: number;
  readonly experience: number;
  readonly proficiency: number;
  readonly armorClass: number;
  readonly hitPoints: number;
  readonly hitDice: string;
  readonly initiative: number;
  /** Feet by how it moves: `walk`, `fly`, `swim`, `climb`, `burrow`. */
  readonly speed: Readonly<Record<string, number>>;
  readonly abilities: Readonly<Record<Ability, number>>;
  /** What it adds to a saving throw. */
  readonly saves: Readonly<Record<Ability, number>>;
  readonly skills: Readonly<Record<string, number>>;
  readonly resistances: readonly DamageType[];
  readonly immunities: readonly DamageType[];
  readonly vulnerabilities: readonly DamageType[];
  readonly conditionImmunities: readonly string[];
  readonly attacks: readonly CreatureAttack[];
  /** Attacks in one action, and which they are where they are not free to choose. */
  readonly multiattack: number;
  readonly pattern: readonly string[] | null;
  /** What forces a saving throw: breath, gaze, web. */
  readonly specials: readonly CreatureSpecial[];
  /** Names of what else it can do: guidance. */
  readonly traits: readonly string[];
}
export type Size = "tiny" | "small" | "medium" | "large" | "huge" | "gargantuan";

export interface CreatureAttack {
  readonly id: string;
  readonly name: string;
  /** One that can also be thrown is a melee attack with a range. */
  readonly kind: "melee" | "ranged";
  readonly toHit: number;
  readonly reach: number;
  readonly range: readonly [number, number] | null;
  readonly damage: readonly { readonly dice: string; readonly type: DamageType }[];
  readonly onHit: readonly OnHit[];
}

export interface CreatureSpecial {
  readonly id: string;
  readonly name: string;
  readonly action: "action" | "bonus";
  readonly save: { readonly ability: Ability; readonly dc: number };
  readonly damage: readonly { readonly dice: string; readonly type: DamageType }[];
  /** Whether a save halves the damage. */
  readonly half: boolean;
  readonly conditions: readonly string[];
  readonly area: { readonly shape: string; readonly feet: number } | null;
  /** So many a day, or again on this or more of a d6 at the start of its turn; null for always. */
  readonly uses: { readonly kind: "day" | "recharge"; readonly number: number } | null;
}

type Hurt = readonly [dice: string, type: DamageType];
/** What a row leaves out follows from the rest of it: a name from the id, saves and initiative from the abilities. */
interface Row {
  readonly id: string;
  readonly name?: string;
  readonly type: string;
  readonly size: Size;
  readonly cr: number;
  readonly ac: number;
  readonly hp: number;
  readonly hitDice: string;
  readonly initiative?: number;
  readonly speed: Readonly<Record<string, number>>;
  readonly abilities: readonly number[];
  readonly saves?: readonly number[];
  readonly skills?: Readonly<Record<string, number>>;
  readonly resist?: readonly DamageType[];
  readonly immune?: readonly DamageType[];
  readonly vulnerable?: readonly DamageType[];
  readonly conditionImmune?: readonly string[];
  readonly multiattack?: number;
  readonly pattern?: readonly string[];
  readonly attacks: readonly {
    readonly id: string;
    readonly name: string;
    readonly kind: "melee" | "ranged";
    readonly toHit: number;
    readonly reach?: number;
    readonly range?: readonly [number, number];
    readonly damage: readonly Hurt[];
    readonly onHit?: readonly { readonly condition: string; readonly save?: readonly [Ability, number] }[];
  }[];
  readonly specials?: readonly {
    readonly id: string;
    readonly name: string;
    readonly action: "action" | "bonus";
    readonly save: readonly [Ability, number];
    readonly damage: readonly Hurt[];
    readonly half?: boolean;
    readonly conditions?: readonly string[];
    readonly area?: readonly [string, number];
    readonly uses?: readonly ["day" | "recharge", number];
  }[];
  readonly traits?: readonly string[];
}

/** Experience for a creature by its challenge rating (SRD 5.2, "Experience Points by Challenge Rating"). */
const EXPERIENCE: Readonly<Record<number, number>> = {
  0: 10,
  0.125: 25,
  0.25: 50,
  0.5: 100,
  1: 200,
  2: 450,
  3: 700,
  4: 1_100,
  5: 1_800,
  6: 2_300,
  7: 2_900,
  8: 3_900,
  9: 5_000,
  10: 5_900,
  11: 7_200,
  12: 8_400,
  13: 10_000,
  14: 11_500,
  15: 13_000,
  16: 15_000,
  17: 18_000,
  18: 20_000,
  19: 22_000,
  20: 25_000,
  21: 33_000,
  22: 41_000,
  23: 50_000,
  24: 62_000,
  30: 155_000,
};

/** Experience for overcoming a creature of this challenge rating; one that cannot harm gives none. */
export const experienceFor = (challenge: number): number => EXPERIENCE[challenge] ?? 0;

/** Proficiency bonus by challenge rating: +2 up to 4, then one more for every four. */
export const proficiencyOfChallenge = (challenge: number): number =>
  2 + Math.max(0, Math.floor((Math.ceil(challenge) - 1) / 4));

const byAbility = (values: readonly number[]): Record<Ability, number> =>
  Object.fromEntries(ABILITY_VALUES.map((ability, at) => [ability, values[at] ?? 0])) as Record<Ability, number>;
const hurts = (rows: readonly Hurt[]) => rows.map(([dice, type]) => ({ dice, type }));

const SMALL = new Set(["of", "the", "o"]);
const nameOf = ({ id, name }: Row): string =>
  name ??
  id
    .split("-")
    .map((word) => (SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ");

function read(row: Row): Creature {
  const modifiers = row.abilities.map((score) => Math.floor((score - 10) / 2));
  return {
    id: row.id,
    name: nameOf(row),
    type: row.type,
    size: row.size,
    challenge: row.cr,
    experience: row.attacks.length === 0 && row.cr === 0 ? 0 : experienceFor(row.cr),
    proficiency: proficiencyOfChallenge(row.cr),
    armorClass: row.ac,
    hitPoints: row.hp,
    hitDice: row.hitDice,
    initiative: row.initiative ?? modifiers[1] ?? 0,
    speed: row.speed,
    abilities: byAbility(row.abilities),
    saves: byAbility(row.saves ?? modifiers),
    skills: row.skills ?? {},
    resistances: row.resist ?? [],
    immunities: row.immune ?? [],
    vulnerabilities: row.vulnerable ?? [],
    conditionImmunities: row.conditionImmune ?? [],
    attacks: row.attacks.map(({ id, name, kind, toHit, reach, range, damage, onHit }) => ({
      id,
      name,
      kind,
      toHit,
      reach: reach ?? 5,
      range: range ?? null,
      damage: hurts(damage),
      onHit: (onHit ?? []).map(({ condition, save }) => ({
        condition,
        save: save ? { ability: save[0], dc: save[1] } : null,
      })),
    })),
    multiattack: row.multiattack ?? 1,
    pattern: row.pattern ?? null,
    specials: (row.specials ?? []).map(({ id, name, action, save, damage, half, conditions, area, uses }) => ({
      id,
      name,
      action,
      save: { ability: save[0], dc: save[1] },
      damage: hurts(damage),
      half: half ?? false,
      conditions: conditions ?? [],
      area: area ? { shape: area[0], feet: area[1] } : null,
      uses: uses ? { kind: uses[0], number: uses[1] } : null,
    })),
    traits: row.traits ?? [],
  };
}

/** The stored rows of the table, as the static asset has them. */
export type CreatureRows = readonly unknown[];

/**
 * The rows by their id. In Node and in the browser's chunks they are there from the start. In a worker they would be a large part of its
 * code, so the file is one of its static assets, and this is null until `setCreatures` (docs/decisions/041-load-the-creatures.md).
 */
let rows: ReadonlyMap<string, Row> | null = byId(stored);
const creatures = new Map<string, Creature>();

function byId(table: CreatureRows | null): ReadonlyMap<string, Row> | null {
  return table && new Map((table as readonly Row[]).map((row) => [row.id, row]));
}

/** Whether the table of creatures is loaded. */
export const hasCreatures = (): boolean => rows !== null;

/** Sets the table of creatures. A worker calls this before it uses the rules. */
export function setCreatures(table: CreatureRows): void {
  rows = byId(table);
}

function table(): ReadonlyMap<string, Row> {
  if (rows === null) throw new Error("The table of creatures is not loaded.");
  return rows;
}

/** A creature by its id, e.g. `goblin-warrior`; undefined for the player's own. */
export function creatureNamed(id: string): Creature | undefined {
  const known = creatures.get(id);
  if (known) return known;
  const row = table().get(id);
  if (!row) return undefined;
  const creature = read(row);
  creatures.set(id, creature);
  return creature;
}

/** Ids, names and challenge ratings of all creatures, without reading the rest. */
export const creatureList = (): readonly { readonly id: string; readonly name: string; readonly challenge: number }[] =>
  [...table().values()].map((row) => ({ id: row.id, name: nameOf(row), challenge: row.cr }));
