import type { Character } from "#contracts/entities/character";
import { isPresent } from "#contracts/non-blank";

import { inWords } from "../text/rules-words.ts";
import { text } from "../text/text.ts";

/** The option in the race and background lists that opens a field for a custom one. */
export const OTHER = "Other";

const ownOr = (chosen: string, own: string) => (chosen === OTHER && isPresent(own) ? own.trim() : inWords(chosen));

/** The race to show: the custom race if the player chose Other; empty when no race was given. */
export const raceOf = (character: Pick<Character, "race" | "customRace">): string =>
  ownOr(character.race, character.customRace);

/** The background to show: the custom background if the player chose Other; empty when no background was given. */
export const backgroundOf = (character: Pick<Character, "background" | "customBackground">): string =>
  ownOr(character.background, character.customBackground);

/** The classes as text: `Rogue`, or `Fighter 3 / Wizard 2` for several; empty when there are none. */
export function classOf({ classes }: Pick<Character, "classes">): string {
  if (classes.length < 2) return inWords(classes[0]?.name ?? "");
  return classes.map(({ name, level }) => `${inWords(name)} ${level}`).join(" / ");
}

/** The subclasses as text, in the order of their classes; empty when there are none. */
export const subclassOf = ({ classes }: Pick<Character, "classes">): string =>
  classes
    .map(({ subclass }) => subclass.trim())
    .filter(isPresent)
    .join(" / ");

/** Level, race and class in one line: `Level 3 Half-Elf Rogue`. Missing parts are left out. */
export function levelLine(character: Pick<Character, "level" | "race" | "customRace" | "classes">): string {
  return text.sheet.line(character.level, raceOf(character), classOf(character));
}
