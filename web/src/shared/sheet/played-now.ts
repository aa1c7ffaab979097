import type { Character } from "#contracts/entities/character";
import type { SheetField } from "#contracts/entities/sheet-changes";
import type { LiveSheet } from "#contracts/play/live-sheet";

/** A character with the sheet at its table. Absent in an answer that an older version stored in this browser. */
type Played = Pick<Character, SheetField> & {
  readonly live?: LiveSheet | null | undefined;
};

/** What play has made of a character. Null if it changed no sheet of the party. */
export const liveOf = ({ live }: Pick<Played, "live">): LiveSheet | null => live ?? null;

/** A character as the pages show it: the stored one, with the numbers of its sheet at the table where it has played. */
export function playedNow<Shown extends Played>(character: Shown): Shown {
  const live = liveOf(character);
  if (live === null) return character;
  const { race, background, classes, level, hp, armorClass, speed, abilityScores, skills } = live;
  return {
    ...character,
    // The names on a sheet at the table are the player's own where there is one.
    ...(race && { race, customRace: "" }),
    ...(background && { background, customBackground: "" }),
    classes,
    level,
    hp: { current: hp.current, max: hp.max },
    armorClass,
    speed,
    abilityScores,
    skills,
  };
}
