import * as z from "zod/mini";

import { level } from "#contracts/entities/campaign";
import { AbilityScores, type Character, characterFields, HitPoints } from "#contracts/entities/character";
import type { CreateCharacterRequest } from "#contracts/http/characters";
import { LIMITS } from "#contracts/limits";
import { isPresent } from "#contracts/non-blank";
import { text as textUpTo } from "#contracts/text";

import { OTHER } from "../../shared/sheet/sheet-summary.ts";
import { text } from "../../shared/text/text.ts";
import { CLASSES } from "./classes.ts";

const words = textUpTo(120);
const score = AbilityScores.shape.strength.def.innerType;

/** One class in the form: a class of the list, or `Other` with the player's own name for it. An empty choice means no class. */
const ClassRow = z.strictObject({ choice: words, ownName: words, subclass: words, level }).check(
  z.refine(({ choice, ownName }) => choice !== OTHER || isPresent(ownName), {
    path: ["ownName"],
    error: text.characters.customClassMissing,
  }),
);

/** The form to create or edit a character. A check that the contract does not have puts its error at the field that it concerns. */
export const CharacterForm = z
  .strictObject({
    campaignId: z.string().check(z.minLength(1, { error: text.characters.campaignMissing })),
    name: characterFields.name,
    race: words,
    customRace: words,
    background: words,
    customBackground: words,
    classes: z.array(ClassRow).check(z.minLength(1), z.maxLength(10)),
    hp: HitPoints,
    armorClass: characterFields.armorClass.def.innerType,
    speed: characterFields.speed.def.innerType,
    abilityScores: z.strictObject({
      strength: score,
      dexterity: score,
      constitution: score,
      intelligence: score,
      wisdom: score,
      charisma: score,
    }),
    skills: characterFields.skills.def.innerType,
    notes: characterFields.notes.def.innerType,
    /** What was answered to the choices of the rules that have no field of their own, by the id of the choice. For new characters. */
    answers: z.record(z.string(), z.array(z.string())),
    /** Decides what is chosen for the player where nothing is answered. */
    seed: z.int(),
    /** The build of a stored character. A new one gets its build when it is created. */
    build: characterFields.build.def.innerType,
  })
  .check(
    z.refine(({ race, customRace }) => race !== OTHER || isPresent(customRace), {
      path: ["customRace"],
      error: text.characters.customRaceMissing,
    }),
    z.refine(({ background, customBackground }) => background !== OTHER || isPresent(customBackground), {
      path: ["customBackground"],
      error: text.characters.customBackgroundMissing,
    }),
    z.refine(({ classes }) => totalLevel(classes) <= LIMITS.levelMax, {
      path: ["classes", 0, "level"],
      error: text.characters.levelTooHigh,
    }),
    z.refine(({ hp }) => hp.current <= hp.max, { path: ["hp", "current"], error: text.characters.hpTooHigh }),
  );
export type CharacterFormValues = z.output<typeof CharacterForm>;
export type ClassRowValues = CharacterFormValues["classes"][number];

/** The class name of a row. */
export const rowName = ({ choice, ownName }: Pick<ClassRowValues, "choice" | "ownName">): string =>
  choice === OTHER ? ownName.trim() : choice;

/** The sum of all levels. A level that is not a valid number yet counts as 0. */
export const totalLevel = (rows: readonly Pick<ClassRowValues, "level">[]): number =>
  rows.reduce((sum, row) => sum + (Number.isInteger(row.level) ? row.level : 0), 0);

export const newClassRow = (startingLevel: number): ClassRowValues => ({
  choice: "",
  ownName: "",
  subclass: "",
  level: startingLevel,
});

/** The request body made from the form. A row without a class contributes only its level. */
export function sheetOf(form: CharacterFormValues): Omit<CreateCharacterRequest, "userId"> {
  const { classes, customRace, customBackground, answers: _, seed: __, ...rest } = form;
  return {
    ...rest,
    customRace: form.race === OTHER ? customRace.trim() : "",
    customBackground: form.background === OTHER ? customBackground.trim() : "",
    classes: classes
      .filter((row) => isPresent(rowName(row)))
      .map((row) => ({ name: rowName(row), subclass: row.subclass.trim(), level: row.level })),
    level: totalLevel(classes),
  };
}

function rowsOf({ classes, level: whole }: Character): ClassRowValues[] {
  const [only] = classes;
  if (!only) return [newClassRow(whole)];
  return classes.map(({ name, subclass, level: taken }) => {
    const listed = CLASSES.some((known) => known.name === name);
    // With a single class, the class level and the character level are the same, even if the stored numbers differ.
    const rowLevel = classes.length === 1 ? whole : taken;
    return { choice: listed ? name : OTHER, ownName: listed ? "" : name, subclass, level: rowLevel };
  });
}

/** The form values of a stored character. A race or background that is not in the lists becomes a custom one. */
export function formOf(
  character: Character,
  races: readonly string[],
  backgrounds: readonly string[],
): CharacterFormValues {
  const { campaignId, name, race, customRace, background, customBackground } = character;
  const { hp, armorClass, speed, abilityScores, skills, notes, build } = character;
  const own = (chosen: string, list: readonly string[], custom: string): [string, string] =>
    chosen === "" || list.includes(chosen) ? [chosen, custom] : [OTHER, chosen];
  const [raceChoice, raceOwn] = own(race, races, customRace);
  const [backgroundChoice, backgroundOwn] = own(background, backgrounds, customBackground);
  return {
    campaignId,
    name,
    race: raceChoice,
    customRace: raceOwn,
    background: backgroundChoice,
    customBackground: backgroundOwn,
    classes: rowsOf(character),
    hp,
    armorClass,
    speed,
    abilityScores,
    skills,
    notes,
    answers: {},
    seed: 1,
    build,
  };
}
