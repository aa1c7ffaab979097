import * as z from "zod/mini";

import { characterFields } from "#contracts/entities/character";
import { LIMITS } from "#contracts/limits";
import { SKILLS } from "#contracts/srd";
import { adds, scoresOf, within } from "./abilities.ts";
import { armorClassOf, isArmored } from "./armor-class.ts";
import { buildOf } from "./build-of.ts";
import type { ExportedSheet, Modifier } from "./exported-sheet.ts";
import { bonus, modifiersOf, setTo } from "./modifiers.ts";
import { plainLine, plainText } from "./plain-text.ts";

const Fields = z.strictObject(characterFields);
type Fields = z.output<typeof Fields>;

const CLASSES_MOST = 10;
const WALKING = 1;
const UNKNOWN_CLASS = "Adventurer";

/** Converts a sheet of D&D Beyond into our own form. Numbers are limited to our ranges. Null if the sheet has no usable name. */
export function characterOf(sheet: ExportedSheet): Fields | null {
  const modifiers = modifiersOf(sheet);
  const abilityScores = scoresOf(sheet, modifiers);
  const classes = classesOf(sheet);
  const level = within(
    LIMITS.levelMin,
    LIMITS.levelMax,
    classes.reduce((sum, one) => sum + one.level, 0),
  );
  const skills = skillsOf(modifiers);
  const read = z.safeParse(Fields, {
    name: plainLine(sheet.name, LIMITS.name),
    race: plainLine(sheet.race?.fullName ?? sheet.race?.baseName, LIMITS.name),
    ...backgroundOf(sheet),
    classes,
    level,
    hp: hitPointsOf(sheet, modifiers, adds(abilityScores.constitution), level),
    armorClass: within(0, 99, armorClassOf(sheet, modifiers, abilityScores)),
    speed: speedOf(sheet, modifiers),
    abilityScores,
    skills,
    build: buildOf(sheet, modifiers, skills),
    notes: notesOf(sheet),
  } satisfies z.input<typeof Fields>);
  return read.success ? read.data : null;
}

const classesOf = ({ classes }: ExportedSheet): Fields["classes"] =>
  classes.slice(0, CLASSES_MOST).map(({ definition, subclassDefinition, level }) => ({
    name: plainLine(definition.name, LIMITS.name) || UNKNOWN_CLASS,
    subclass: plainLine(subclassDefinition?.name, LIMITS.name),
    level: within(LIMITS.levelMin, LIMITS.levelMax, level),
  }));

function backgroundOf({ background }: ExportedSheet): Pick<Fields, "background" | "customBackground"> {
  const own = plainLine(background?.customBackground?.name, LIMITS.name);
  if (background?.hasCustomBackground && own) return { background: "Other", customBackground: own };
  return { background: plainLine(background?.definition?.name, LIMITS.name), customBackground: "" };
}

/** D&D Beyond stores the hit points from the hit dice and the damage taken. The rest is computed here. */
function hitPointsOf(
  { baseHitPoints, bonusHitPoints, overrideHitPoints, removedHitPoints }: ExportedSheet,
  modifiers: readonly Modifier[],
  constitution: number,
  level: number,
): Fields["hp"] {
  const perLevel = constitution + bonus(modifiers, "hit-points-per-level");
  const own = (baseHitPoints ?? 0) + perLevel * level + (bonusHitPoints ?? 0) + bonus(modifiers, "hit-points");
  const max = within(1, 9_999, overrideHitPoints ?? own);
  return { max, current: within(0, max, max - (removedHitPoints ?? 0)) };
}

function speedOf(sheet: ExportedSheet, modifiers: readonly Modifier[]): number {
  const { race, customSpeeds } = sheet;
  const written = customSpeeds.find(
    ({ movementId, distance }) => movementId === WALKING && distance !== null,
  )?.distance;
  const walk = Math.max(race?.weightSpeeds?.normal?.walk ?? 30, setTo(modifiers, "innate-speed-walking") ?? 0);
  const light = isArmored(sheet) ? 0 : bonus(modifiers, "unarmored-movement");
  return within(0, 999, written ?? walk + bonus(modifiers, "speed") + light);
}

/** The skills with proficiency or expertise, by the names that our sheets use. */
function skillsOf(modifiers: readonly Modifier[]): string[] {
  const trained = new Set(
    modifiers.filter(({ type }) => type === "proficiency" || type === "expertise").map(({ subType }) => subType),
  );
  return Object.keys(SKILLS).filter((skill) => trained.has(skill.toLowerCase().replaceAll(" ", "-")));
}

/** The player's texts about the character's personality and past, for the game master. */
function notesOf({ traits, notes }: ExportedSheet): string {
  const written = [
    ["Personality", traits?.personalityTraits],
    ["Ideals", traits?.ideals],
    ["Bonds", traits?.bonds],
    ["Flaws", traits?.flaws],
    ["Appearance", traits?.appearance],
    ["Backstory", notes?.backstory],
  ] as const;
  return written
    .flatMap(([name, words]) => (words && plainText(words) ? [`${name}: ${plainText(words)}`] : []))
    .join("\n\n")
    .slice(0, LIMITS.description)
    .toWellFormed();
}
