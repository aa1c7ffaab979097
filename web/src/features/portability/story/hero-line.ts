import type { ExportedCampaign, ExportedCharacter } from "#contracts/portability/records";

import { playedNow } from "../../../shared/sheet/played-now.ts";
import type { BookWords } from "./book-words.ts";

/** A character of the party in one line: race and classes, and after a story the values of the sheet at its end. */
export function heroLine(
  character: ExportedCharacter,
  { levelProgression }: ExportedCampaign,
  words: BookWords,
): string {
  const { live } = character;
  const { race } = character;
  const { classes, level } = playedNow(character);
  const parts = [
    race,
    classes.map((each) => `${each.name} ${each.level}`).join(", ") || String(level),
    ...(live ? [words.asAtTurn(live.turn.number), ...valuesOf(live, levelProgression, words)] : []),
  ];
  return parts.filter((part) => part !== "").join(", ");
}

function valuesOf(
  { hp, armorClass, experience, gold, conditions, inventory }: NonNullable<ExportedCharacter["live"]>,
  levelProgression: ExportedCampaign["levelProgression"],
  words: BookWords,
): string[] {
  const things = inventory.filter(({ quantity }) => quantity > 0);
  return [
    words.points(hp.current, hp.max),
    words.armorClass(armorClass),
    ...(levelProgression === "xp" ? [words.experience(experience)] : []),
    words.gold(gold),
    ...conditions,
    ...things.map(({ name, quantity }) => (quantity === 1 ? name : `${name} × ${quantity}`)),
  ];
}
