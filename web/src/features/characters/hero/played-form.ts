import type { Character } from "#contracts/entities/character";
import type { PlayedCharacter } from "#contracts/play/live-sheet";
import type { SheetCorrection } from "#contracts/play/sheet-correction";
import { characterOf, heroOfSheet } from "#rules/character";

import type { CharacterCorrection } from "../../../shared/api/correct-character.ts";
import { liveOf, playedNow } from "../../../shared/sheet/played-now.ts";
import { formOf, type CharacterFormValues } from "../character-form.ts";
import { BACKGROUNDS, RACES } from "../origins.ts";
import { editedSheet } from "./edited-hero.ts";

const raceNames = RACES.map(({ name }) => name);

/** The form's values of a character. */
export const formValuesOf = (character: Character): CharacterFormValues => formOf(character, raceNames, BACKGROUNDS);

/**
 * The character whom the form edits: as at the table where a story has changed the sheet. Numbers are without the spells that work on the
 * hero now, because these end.
 */
export function characterAtTable(stored: PlayedCharacter): Character {
  const live = liveOf(stored);
  if (live === null) return stored;
  const hero = heroOfSheet(live);
  if (!hero) return playedNow(stored);
  const { build, ...fields } = characterOf(hero);
  return { ...stored, ...fields, name: stored.name, build: stored.build && build };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields of one object that another has otherwise, with their new values. */
const changed = <Whole extends object>(before: Whole, after: Whole): Partial<Whole> =>
  Object.fromEntries(
    Object.entries(after).filter(([key, value]) => !isSame(value, before[key as keyof Whole])),
  ) as Partial<Whole>;

/**
 * What the player changed in the form of a character who plays, and nothing else: what other turns have changed meanwhile stays.
 * @param opened the character with whom the form was opened
 */
export function correctionOf(
  opened: Character,
  values: CharacterFormValues,
): Pick<CharacterCorrection, "stored" | "sheet"> {
  const before = editedSheet(opened, formValuesOf(opened));
  const after = editedSheet(opened, values);
  const { name, notes, userId: _, build, ...sheet } = changed(before, after);
  const { race, customRace, background, customBackground } = after;
  const parts = build && before.build ? changed(before.build, build) : {};
  return {
    stored: { ...(name !== undefined && { name }), ...(notes !== undefined && { notes }) },
    sheet: {
      ...(sheet as SheetCorrection),
      // An own name means something only beside the choice of the list.
      ...((sheet.race ?? sheet.customRace) !== undefined && { race, customRace }),
      ...((sheet.background ?? sheet.customBackground) !== undefined && { background, customBackground }),
      ...(Object.keys(parts).length > 0 && { build: parts }),
    },
  };
}
