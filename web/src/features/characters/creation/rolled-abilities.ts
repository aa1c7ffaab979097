/** The four dice of one score, in the order rolled. */
export type FourDice = readonly [number, number, number, number];

const SIDES = 6;
const SCORES = 6;

/** Rolls an unpredictable die. A random byte that would favour low numbers is discarded and drawn again. */
function secureDie(): number {
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while ((byte[0] ?? 0) >= 256 - (256 % SIDES));
  return ((byte[0] ?? 0) % SIDES) + 1;
}

/** Six rolls of four dice (SRD 5.2, "Random Generation"). */
export const rollAbilities = (die: () => number = secureDie): FourDice[] =>
  Array.from({ length: SCORES }, () => [die(), die(), die(), die()]);

/** The score of four dice: their sum without the lowest. */
export const scoreOf = (dice: FourDice): number => dice.reduce((sum, die) => sum + die, 0) - Math.min(...dice);

/** Splits four dice into the three that count and the lowest. */
export function dropLowest(dice: FourDice): { readonly kept: readonly number[]; readonly dropped: number } {
  const dropped = Math.min(...dice);
  const at = dice.indexOf(dropped);
  return { kept: dice.filter((_, index) => index !== at), dropped };
}
