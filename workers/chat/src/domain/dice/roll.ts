import type { Die } from "#contracts/play/dice";
import { diceOf } from "#contracts/play/dice-proof";
import type { DiceExpression, DiceTerm } from "./notation.ts";

/** Throws one die, identified by the number of the roll in the turn and the number of the die in the roll. */
export type ThrowDie = (rollNumber: number, dieIndex: number, sides: number) => Promise<number>;

/** Makes the dice of one place in the story. A keyed hash of seed, place and roll number gives each value. */
export async function diceAt(seed: string, placeId: string): Promise<ThrowDie> {
  const throwDie = await diceOf(seed);
  return (rollNumber, dieIndex, sides) => throwDie({ placeId, rollNumber, dieIndex }, sides);
}

/** Rolls all dice of an expression. They are numbered from 0. */
export async function rollExpression(
  expression: DiceExpression,
  rollNumber: number,
  throwDie: ThrowDie,
): Promise<{ dice: Die[]; total: number }> {
  const dice: Die[] = [];
  let total = expression.constant;
  for (const term of expression.dice) {
    const values: number[] = [];
    for (let index = 0; index < term.count; index += 1) {
      values.push(await throwDie(rollNumber, dice.length + index, term.sides));
    }
    const kept = keptOf(term, values);
    values.forEach((value, index) => {
      if (kept.has(index)) total += term.sign * value;
      dice.push({ sides: term.sides, value, kept: kept.has(index) });
    });
  }
  return { dice, total };
}

/** The dice of a term that count. Of dice with the same value, the earlier ones count. */
function keptOf(term: DiceTerm, values: readonly number[]): Set<number> {
  const order = values.map((_, index) => index);
  if (term.keep) {
    const direction = term.keep.which === "highest" ? -1 : 1;
    order.sort((a, b) => direction * ((values[a] ?? 0) - (values[b] ?? 0)) || a - b);
    order.length = term.keep.count;
  }
  return new Set(order);
}
