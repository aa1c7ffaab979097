import * as z from "zod/mini";

import { level } from "#contracts/entities/campaign";
import { AbilityScores, type Character, characterFields, HitPoints } from "#contracts/entities/character";
import type { CreateCharacterRequest } from "#contracts/http/characters";
import { LIMITS } from "#contracts/limits";
import { isPresent } from "#contracts/present";
import { text as textUpTo } from "#contracts/text";

import { OTHER } from "../../shared/sheet/lines.ts";
import { text } from "../../shared/text/text.ts";
import { CLASSES } from "./classes.ts";

const words = textUpTo(120);
const score = AbilityScores.shape.strength.def.innerType;

/** A class as the form keeps it: one of the list, or Other with a name of one's own; nothing chosen is no class. */
const ClassRow = z.strictObject({ choice: words, ownName: words, subclass: words, level }).check(
  z.refine(({ choice, ownName }) => choice !== OTHER || isPresent(ownName), {
    path: ["ownName"],
    error: text.characters.customClassMissing,
  }),
);

/** A character's form, for creating and editing. What it checks beyond the contract is named at the field it is about. */
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

/** The name a class row says. */
export const rowName = ({ choice, ownName }: Pick<ClassRowValues, "choice" | "ownName">): string =>
  choice === OTHER ? ownName.trim() : choice;

/** All levels together; a level that is not yet a number counts as none. */
export const totalLevel = (rows: readonly Pick<ClassRowValues, "level">[]): number =>
  rows.reduce((sum, row) => sum + (Number.isInteger(row.level) ? row.level : 0), 0);

export const newClassRow = (startingLevel: number): ClassRowValues => ({
  choice: "",
  ownName: "",
  subclass: "",
  level: startingLevel,
});

/** The form as a sheet to send; a row without a class only gives its level. */
export function sheetOf(form: CharacterFormValues): Omit<CreateCharacterRequest, "userId"> {
  const { classes, customRace, customBackground, ...rest } = form;
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
    // A sheet of one class is that class's all through, even where the two numbers came apart.
    const rowLevel = classes.length === 1 ? whole : taken;
    return { choice: listed ? name : OTHER, ownName: listed ? "" : name, subclass, level: rowLevel };
  });
}

/** A stored character in the form. A race or background that is not in the lists becomes one's own. */
export function formOf(
  character: Character,
  races: readonly string[],
  backgrounds: readonly string[],
): CharacterFormValues {
  const { campaignId, name, race, customRace, background, customBackground } = character;
  const { hp, armorClass, speed, abilityScores, skills, notes } = character;
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
  };
}
