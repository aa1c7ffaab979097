/** Four dice of one score, in the order in which they fell. */
export type FourDice = readonly [number, number, number, number];

const SIDES = 6;
const SCORES = 6;

/** A die that nobody can foresee: bytes that would favour the low sides are thrown again. */
function secureDie(): number {
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while ((byte[0] ?? 0) >= 256 - (256 % SIDES));
  return ((byte[0] ?? 0) % SIDES) + 1;
}

/** Six times four dice (SRD 5.2, "Random Generation"). */
export const rollAbilities = (die: () => number = secureDie): FourDice[] =>
  Array.from({ length: SCORES }, () => [die(), die(), die(), die()]);

/** A score of four dice, without the lowest. */
export const scoreOf = (dice: FourDice): number => dice.reduce((sum, die) => sum + die, 0) - Math.min(...dice);

/** The four apart: three that count, and the lowest, which does not. */
export function keptOf(dice: FourDice): { readonly kept: readonly number[]; readonly dropped: number } {
  const dropped = Math.min(...dice);
  const at = dice.indexOf(dropped);
  return { kept: dice.filter((_, index) => index !== at), dropped };
}
