import type { Ability } from "#contracts/options";
import { abilityOf, adds } from "./abilities.ts";
import type { ExportedSheet, Modifier } from "./exported-sheet.ts";
import { bonus, setTo } from "./modifiers.ts";

/** The numbers that D&D Beyond uses for kinds of armour. */
const LIGHT = 1;
const MEDIUM = 2;
const HEAVY = 3;
const SHIELD = 4;

/** The kinds of numbers with which a player replaces the computed armour class (OVERRIDE) or adds to it (BESIDE). */
const OVERRIDE = 1;
const BESIDE = new Set([2, 3]);

/** Medium armour allows at most this much of the dexterity modifier (SRD 5.2, "Armor"). */
const MEDIUM_DEXTERITY = 2;

const worn = ({ inventory }: ExportedSheet) =>
  inventory.filter(({ equipped, definition }) => equipped && definition?.filterType === "Armor");

/** Whether the character wears armour. A shield alone does not count as armour. */
export const isArmored = (sheet: ExportedSheet): boolean =>
  worn(sheet).some(({ definition }) => [LIGHT, MEDIUM, HEAVY].includes(definition?.armorTypeId ?? 0));

/**
 * The armour class. A number that the player has written over it is used as it is. Otherwise it is computed from the armour (or its
 * absence), the shield, and all bonuses.
 */
export function armorClassOf(
  sheet: ExportedSheet,
  modifiers: readonly Modifier[],
  scores: Readonly<Record<Ability, number>>,
): number {
  const { characterValues } = sheet;
  const written = characterValues.find(({ typeId, value }) => typeId === OVERRIDE && value !== null)?.value;
  if (typeof written === "number") return written;

  const dexterity = adds(scores.dexterity);
  const protection = (kind: number) =>
    Math.max(
      0,
      ...worn(sheet)
        .filter((one) => one.definition?.armorTypeId === kind)
        .map((one) => one.definition?.armorClass ?? 0),
    );
  const armored = [
    { base: protection(LIGHT), dexterity },
    { base: protection(MEDIUM), dexterity: Math.min(dexterity, MEDIUM_DEXTERITY) },
    { base: protection(HEAVY), dexterity: 0 },
  ].filter(({ base }) => base > 0);

  const base =
    armored.length > 0
      ? Math.max(...armored.map((one) => one.base + one.dexterity)) + bonus(modifiers, "armored-armor-class")
      : unarmored(modifiers, scores) + bonus(modifiers, "unarmored-armor-class");
  const beside = characterValues
    .filter(({ typeId }) => BESIDE.has(typeId))
    .reduce((sum, { value }) => sum + (value ?? 0), 0);
  return base + protection(SHIELD) + bonus(modifiers, "armor-class") + beside;
}

/** The armour class without armour: 10 plus dexterity, or a better rule from a class feature or natural armour. */
function unarmored(modifiers: readonly Modifier[], scores: Readonly<Record<Ability, number>>): number {
  const defenses = modifiers
    .filter(({ type, subType }) => type === "set" && subType === "unarmored-armor-class")
    .map(({ value, statId }) => {
      const ability = abilityOf(statId);
      return (value ?? 0) + (ability ? adds(scores[ability]) : 0);
    });
  const defended = 10 + adds(scores.dexterity) + Math.max(0, ...defenses);
  return Math.max(defended, setTo(modifiers, "minimum-base-armor") ?? 0);
}
