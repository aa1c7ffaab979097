import type { Die, Roll } from "#contracts/play/dice";

import { text } from "../../../shared/text/en.ts";
import { inWords } from "../../../shared/text/rules-words.ts";

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const added = (modifier: number) => (modifier < 0 ? `− ${-modifier}` : `+ ${modifier}`);

/** What the roll was for: `Insight, against 15`. */
export function titleOf({ label, notation, check }: Roll): string {
  const name = inWords(capital(label || notation));
  return check ? text.play.rollLabel(name, check.dc) : name;
}

/** How the sum came about: `16 + 3 wisdom`, `17 (4 dropped) + 2 charisma, with advantage`, `2d6+1: 4, 6`. */
export function sumOf({ dice, notation, check }: Roll): string {
  const values = (list: readonly Die[]) => list.map(({ value }) => value).join(", ");
  const dropped = dice.filter((die) => !die.kept);
  const kept = values(dice.filter((die) => die.kept));
  const fell = dropped.length > 0 ? `${kept} (${values(dropped)} ${text.play.dropped})` : kept;
  if (!check) return `${notation}: ${fell}`;
  const sum = check.modifier === 0 ? fell : `${fell} ${added(check.modifier)} ${inWords(check.ability)}`;
  return check.advantage === "none" ? sum : `${sum}, ${text.play[check.advantage]}`;
}
