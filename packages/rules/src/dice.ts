/**
 * The dice that the rules roll. The table gives dice whose seed is promised before the roll; a test gives dice that fall as it says.
 */
export interface Dice {
  /** One die: 1 to `sides`. `label` says what it is for, for the card that the player sees. */
  readonly roll: (sides: number, label: string) => number;
  /** A test begins: its dice are a card of their own, also where the test before had the same label. */
  readonly begin?: () => void;
  /** What is added to the dice that were just rolled under this label, so that the player's card shows the whole sum. */
  readonly plus?: (constant: number, label: string) => void;
  /** An additional die of a critical hit, where a house rule says what it counts. Without one it is rolled. */
  readonly extra?: (sides: number, label: string) => number;
}

/** An additional die of a critical hit. */
export const extraDie = (dice: Dice, sides: number, label: string): number =>
  dice.extra?.(sides, label) ?? dice.roll(sides, label);

/** A sum of dice and a constant: "2d6+3". */
export interface DiceSum {
  readonly dice: readonly { readonly count: number; readonly sides: number }[];
  readonly plus: number;
}

/** Reads "1d8", "2d6+3", "1d4-1", "1d8+1d6+2" or "5". Throws on anything else: notations come from our own tables. */
export function readDice(notation: string): DiceSum {
  const terms = notation.replaceAll(/\s/gu, "").match(/[+-]?(?:\d*d\d+|\d+)/gu) ?? [];
  if (terms.length === 0 || terms.join("") !== notation.replaceAll(/\s/gu, "")) throw new Error(`No dice: ${notation}`);
  const dice: { count: number; sides: number }[] = [];
  let plus = 0;
  for (const term of terms) {
    const [count, sides] = term.split("d");
    if (sides === undefined) plus += Number(count);
    else dice.push({ count: count === "" || count === "+" ? 1 : Number(count), sides: Number(sides) });
  }
  return { dice, plus };
}

/** Rolls a sum. A critical hit rolls its dice twice (SRD 5.2, "Critical Hits"). */
export function rollSum(sum: DiceSum, dice: Dice, label: string, critical = false): number {
  let total = sum.plus;
  for (const { count, sides } of sum.dice) {
    for (let rolled = 0; rolled < count; rolled += 1) total += dice.roll(sides, label);
    const extra = critical ? count : 0;
    for (let more = 0; more < extra; more += 1) total += extraDie(dice, sides, label);
  }
  dice.plus?.(sum.plus, label);
  return total;
}
