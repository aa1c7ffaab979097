import { LETTERS, numberOf } from "./weights.ts";

/** Arrays of numbers as text, two letters for each number. */
export interface PackedNumbers {
  /** For each array, the value of one step of its numbers. */
  readonly steps: readonly number[];
  readonly numbers: string;
}

/** The number that two letters stand for if the value is 0. */
const HALF = 2048;

/** Packs arrays, to two thousandths of the greatest number of each. */
export function pack(arrays: readonly Float32Array[]): PackedNumbers {
  const steps = arrays.map(
    (array) => array.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6) / (HALF - 1),
  );
  const letters = (value: number, step: number): string => {
    const number = Math.round(value / step) + HALF;
    return LETTERS.charAt(number >> 6) + LETTERS.charAt(number & 63);
  };
  return {
    steps,
    numbers: arrays.map((array, at) => Array.from(array, (value) => letters(value, steps[at]!)).join("")).join(""),
  };
}

/** Fills arrays of the same lengths with the packed numbers. */
export function unpack({ steps, numbers }: PackedNumbers, arrays: readonly Float32Array[]): void {
  const digit = (at: number): number => numberOf[numbers.charCodeAt(at)]!;
  let from = 0;
  for (const [at, array] of arrays.entries())
    for (let index = 0; index < array.length; index++, from += 2)
      array[index] = (digit(from) * 64 + digit(from + 1) - HALF) * steps[at]!;
}
