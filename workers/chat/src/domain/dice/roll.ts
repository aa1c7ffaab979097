import { createHmac } from "node:crypto";

import type { Die } from "#contracts/play/dice";
import type { DiceExpression, DiceTerm } from "./notation.ts";

/** Throws one die, identified by the number of the roll in the turn and the number of the die in the roll. */
export type ThrowDie = (rollNumber: number, dieIndex: number, sides: number) => number;

/**
 * Makes the dice of one place in the story. A keyed hash of seed, place and roll number gives each value. They are the values that
 * `diceOf` of contracts/play/dice-proof.ts gives in the player's browser. Here they come at once and not as promises, because the rules
 * engine rolls in the middle of its work.
 * @param seed hexadecimal
 */
export function diceAt(seed: string, placeId: string): ThrowDie {
  const key = Buffer.from(seed, "hex");
  return (rollNumber, dieIndex, sides) => {
    // Values past the last whole multiple of `sides` would favour low faces, so they are drawn again.
    const bound = Math.floor(2 ** 32 / sides) * sides;
    for (let attempt = 0; ; attempt += 1) {
      const text = `${placeId}:${rollNumber}:${dieIndex}:${attempt}`;
      const digest = createHmac("sha256", key).update(text).digest();
      const value = new DataView(digest.buffer, digest.byteOffset).getUint32(0);
      if (value < bound) return (value % sides) + 1;
    }
  };
}

/** Rolls all dice of an expression. They are numbered from 0. */
export function rollExpression(
  expression: DiceExpression,
  rollNumber: number,
  throwDie: ThrowDie,
): { dice: Die[]; total: number } {
  const dice: Die[] = [];
  let total = expression.constant;
  for (const term of expression.dice) {
    const values = Array.from({ length: term.count }, (_, index) =>
      throwDie(rollNumber, dice.length + index, term.sides),
    );
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
