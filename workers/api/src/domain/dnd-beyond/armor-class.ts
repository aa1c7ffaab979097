import type { Ability } from "#contracts/options";
import { abilityOf, adds } from "./abilities.ts";
import type { ExportedSheet, Modifier } from "./exported-sheet.ts";
import { bonus, setTo } from "./modifiers.ts";

/** The service's kinds of armour. */
const LIGHT = 1;
const MEDIUM = 2;
const HEAVY = 3;
const SHIELD = 4;

/** Numbers that a player wrote over or beside the computed armour class. */
const OVERRIDE = 1;
const BESIDE = new Set([2, 3]);

/** Medium armour leaves room for so much of dexterity (SRD 5.2, "Armor"). */
const MEDIUM_DEXTERITY = 2;

const worn = ({ inventory }: ExportedSheet) =>
  inventory.filter(({ equipped, definition }) => equipped && definition?.filterType === "Armor");

/** Whether the character wears armour; a shield alone is none. */
export const isArmored = (sheet: ExportedSheet): boolean =>
  worn(sheet).some(({ definition }) => [LIGHT, MEDIUM, HEAVY].includes(definition?.armorTypeId ?? 0));

/** Armour class: what was written over it; else armour or none, shield, and all that adds to it. */
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

/** Without armour: 10 and dexterity, and what a class or a hide makes of it. */
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
