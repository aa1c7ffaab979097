import type { Roll } from "#contracts/play/dice";

import { inWords } from "../../../shared/text/rules-words.ts";
import { text } from "../../../shared/text/text.ts";
import { capital } from "./show-roll.ts";

/** A roll of a fight. */
export type FightRoll = Roll & { readonly fight: NonNullable<Roll["fight"]> };

/** One thing that happened in an exchange of blows, in a few words, with the rolls that it came from: an attack and its damage. */
export interface Happening {
  readonly words: string;
  readonly rolls: readonly FightRoll[];
}

export const isFightRoll = (roll: Roll): roll is FightRoll => roll.fight !== undefined;

/** The two d20 rolls of the rules of which the label alone says what they are for. */
const LABELLED = /^(?<who>.+): (?<what>initiative|death save)$/u;

function words({ fight: { by, on, damage = 0 }, check, label, notation, total }: FightRoll): string {
  const play = text.play.exchange;
  if (check?.kind === "attack") return check.success ? play.hit(by, on, damage) : play.miss(by, on);
  if (check?.kind === "save") return (check.success ? play.saved : play.notSaved)(by, inWords(check.ability));
  const name = inWords(capital(label || notation));
  if (check) return `${name}: ${check.success ? text.play.success : text.play.failure}`;
  const { who = "", what } = LABELLED.exec(label)?.groups ?? {};
  if (what === undefined) return `${name}: ${total}`;
  return what === "initiative" ? play.initiative(who, total) : play.deathSave(who, total);
}

/**
 * What happened in an exchange, in the order of its rolls. Dice after an attack that hit are its damage and say nothing of their own, because
 * the server has put what the target took on the attack (packages/contracts/src/play/dice.ts).
 */
export function happeningsOf(rolls: readonly FightRoll[]): Happening[] {
  const happenings: { words: string; rolls: FightRoll[] }[] = [];
  for (const roll of rolls) {
    const last = happenings.at(-1);
    const isDamage = roll.check === null && !LABELLED.test(roll.label);
    const first = last?.rolls[0]?.check;
    if (isDamage && last && first?.kind === "attack" && first.success) last.rolls.push(roll);
    else happenings.push({ words: words(roll), rolls: [roll] });
  }
  return happenings;
}
