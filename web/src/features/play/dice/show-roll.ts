import type { Die, Roll } from "#contracts/play/dice";
import { readStakes } from "#contracts/play/stakes";

import { text } from "../../../shared/text/text.ts";
import { inWords } from "../../../shared/text/rules-words.ts";

/** The words with a capital letter at their start. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const added = (modifier: number) => (modifier < 0 ? `− ${-modifier}` : `+ ${modifier}`);

/** The roll's title: `Insight, against 15`. */
export function titleOf({ label, notation, check }: Roll): string {
  const name = inWords(capital(label || notation));
  return check ? text.play.rollLabel(name, check.dc) : name;
}

/** The stakes that were announced before the roll, in the language of the page: `On a success: she tells · On a failure: she lies`. */
export function stakesOf({ stakes }: NonNullable<Roll["check"]>): string {
  const both = readStakes(stakes);
  if (both === null) return stakes;
  const { onSuccess, onFailure } = text.play;
  return [both.win === "" ? "" : onSuccess(both.win), both.lose === "" ? "" : onFailure(both.lose)]
    .filter(Boolean)
    .join(" · ");
}

/** How the sum of a roll was made: `16 + 3 wisdom`, `17 (4 dropped) + 2 charisma, with advantage`, `2d6+1: 4, 6`. */
export function sumOf({ dice, notation, check }: Roll): string {
  const values = (list: readonly Die[]) => list.map(({ value }) => value).join(", ");
  const dropped = dice.filter((die) => !die.kept);
  const kept = values(dice.filter((die) => die.kept));
  const fell = dropped.length > 0 ? `${kept} (${values(dropped)} ${text.play.dropped})` : kept;
  if (!check) return `${notation}: ${fell}`;
  const sum = check.modifier === 0 ? fell : `${fell} ${added(check.modifier)} ${inWords(check.ability)}`;
  return check.advantage === "none" ? sum : `${sum}, ${text.play[check.advantage]}`;
}
