import type { Ability } from "#contracts/options";
import type { Combatant } from "../../combatant.ts";
import type { Dice } from "../../dice.ts";
import { readDice, rollSum } from "../../dice.ts";
import type { ActiveEffect } from "../../hero.ts";
import { creatureNamed } from "../../tables/creatures.ts";
import { effectName, effectsOf, givesOf } from "./active-effects.ts";
import type { RollChange, RollOn } from "../spell.ts";

/** What a roll is about, as far as it is known. */
export interface RollAbout {
  readonly ability?: Ability | null;
  readonly skill?: string | null;
  /** The other one: who attacks, or who is attacked. */
  readonly other?: Combatant;
  /** The condition that a save is against. */
  readonly against?: string;
}

/** What lasting effects do to one roll. */
export interface RollInfluence {
  readonly dice: readonly { readonly notation: string; readonly from: string }[];
  readonly bonus: number;
  readonly advantage: readonly string[];
  readonly disadvantage: readonly string[];
  /** Ids of effects that this roll uses up. */
  readonly usedUp: readonly string[];
}

/** What sort of creature it is, e.g. "undead"; a hero is a humanoid. */
export const kindOf = (combatant: Combatant): string =>
  combatant.creature === null ? "humanoid" : (creatureNamed(combatant.creature)?.type ?? "").toLowerCase();

function concerns(change: RollChange, effect: ActiveEffect, on: RollOn, about: RollAbout): boolean {
  if (change.on !== on) return false;
  const ability = change.ability === "chosen" ? effect.choice : change.ability;
  if (ability !== undefined && ability !== about.ability) return false;
  const skill = change.skill === "chosen" ? effect.choice : change.skill;
  if (skill !== undefined && skill?.toLowerCase() !== about.skill?.toLowerCase()) return false;
  if (change.against !== undefined && change.against !== about.against) return false;
  if (change.againstSource && about.other?.id !== effect.source) return false;
  return !change.kinds || (about.other !== undefined && change.kinds.includes(kindOf(about.other)));
}

/** What everything that works on a combatant does to a roll: Bless's die, Faerie Fire's Advantage, Blur's Disadvantage. */
export function influenceOn(combatant: Combatant, on: RollOn, about: RollAbout = {}): RollInfluence {
  const found = effectsOf(combatant).flatMap((effect) =>
    (givesOf(effect).rolls ?? [])
      .filter((change) => concerns(change, effect, on, about))
      .map((change) => ({ effect, change, from: effectName(effect) })),
  );
  const from = (which: (change: RollChange) => boolean): string[] =>
    found.filter(({ change }) => which(change)).map((one) => one.from);
  return {
    dice: found.flatMap(({ change, from: name }) => (change.dice ? [{ notation: change.dice, from: name }] : [])),
    bonus: found.reduce((sum, { change }) => sum + (change.bonus ?? 0), 0),
    advantage: from(({ advantage }) => advantage === 1),
    disadvantage: from(({ advantage }) => advantage === -1),
    usedUp: found.filter(({ change }) => change.once).map(({ effect }) => effect.id),
  };
}

/** Rolls the dice that an influence adds or subtracts, and says what each gave. */
export function rollInfluence(
  { dice: given, bonus }: RollInfluence,
  dice: Dice,
): { readonly total: number; readonly because: readonly string[] } {
  const because: string[] = [];
  let total = bonus;
  for (const { notation, from } of given) {
    const minus = notation.startsWith("-");
    const rolled = rollSum(readDice(minus ? notation.slice(1) : notation), dice, from);
    total += minus ? -rolled : rolled;
    because.push(`${from} ${minus ? "-" : "+"}${rolled}`);
  }
  return { total, because };
}
