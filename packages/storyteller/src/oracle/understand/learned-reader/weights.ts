/**
 * Learned weights in the form of the data file (`bench/understanding/train.ts`). The names of features are not stored, because they would
 * be most of the file. A feature is found by 18 bits of its hash: 12 choose a row, and 6 are its mark in that row. So an unknown feature
 * is mistaken for a known one in about one of fifty cases. Values of one sort are stored together, one letter for each number, because
 * that compresses best.
 */
export interface StoredWeights {
  /** The value of one step of a weight. */
  readonly step: number;
  /** For each row, the number of features in it. */
  readonly rows: string;
  /** For each feature, its mark. */
  readonly marks: string;
  /** For each feature, the number of options for which it has a weight. Empty if every feature has exactly one weight. */
  readonly counts: string;
  /** For each weight, its option. Empty if every feature has exactly one weight. */
  readonly options: string;
  /** For each weight, its size in steps. */
  readonly weights: string;
}

/** The letters in which numbers from 0 to 63 are stored. */
export const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const ROWS = 4096;
/** The number of the letter that stands for the weight 0. Steps go from -31 to 31. */
const ZERO = 32;

/** For each letter, by its character code, the number that it stands for. */
export const numberOf = new Uint8Array(128);
for (const [number, letter] of LETTERS.split("").entries()) numberOf[letter.charCodeAt(0)] = number;
/** Converts each letter to the number that it stands for. */
export const numbersOf = (letters: string): Uint8Array =>
  Uint8Array.from(letters, (letter) => numberOf[letter.charCodeAt(0)] ?? 0);
const lettersOf = (numbers: readonly number[]): string => numbers.map((number) => LETTERS.charAt(number)).join("");

const FNV = 0x811c9dc5;

/** The hash (FNV-1a) of a text that begins with what `before` is the hash of. */
function hashOf(text: string, before: number): number {
  let hash = before;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** Where features that begin alike are looked up: the beginning is read once. */
export const beginningOf = (text: string): number => hashOf(text, FNV);

/** The place of a feature by its hash: its row, and its mark in that row. */
function placeOf(feature: string, beginning = FNV): { readonly row: number; readonly mark: number } {
  let hash = hashOf(feature, beginning);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = (hash ^ (hash >>> 13)) >>> 0;
  return { row: hash % ROWS, mark: Math.floor(hash / ROWS) % 64 };
}

/**
 * Converts weights to their stored form. Options with a weight below half a step are left out, and so are features whose weights have
 * fewer steps in sum than `least`: they are most of the file and decide little.
 */
export function storedWeights(
  features: Iterable<readonly [feature: string, weights: ReadonlyMap<number, number>]>,
  step: number,
  single: boolean,
  least = 1,
): StoredWeights {
  const rows = Array.from({ length: ROWS }, (): { mark: number; pairs: [number, number][] }[] => []);
  for (const [feature, weights] of features) {
    const pairs = [...weights]
      .map(([option, weight]): [number, number] => [option, Math.max(-31, Math.min(31, Math.round(weight / step)))])
      .filter(([, steps]) => steps !== 0);
    const { row, mark } = placeOf(feature);
    if (pairs.reduce((sum, [, steps]) => sum + Math.abs(steps), 0) < least) continue;
    if (pairs.length > 0 && rows[row]?.every((other) => other.mark !== mark) === true) rows[row].push({ mark, pairs });
  }
  const all = rows.flat();
  const pairs = all.flatMap((one) => one.pairs);
  return {
    step,
    rows: lettersOf(rows.map(({ length }) => length)),
    marks: lettersOf(all.map(({ mark }) => mark)),
    counts: single ? "" : lettersOf(all.map((one) => one.pairs.length)),
    options: single ? "" : lettersOf(pairs.map(([option]) => option)),
    weights: lettersOf(pairs.map(([, steps]) => steps + ZERO)),
  };
}

/** Learned weights, unpacked so that they can be looked up by feature. */
export class Weights {
  readonly #step: number;
  readonly #marks: Uint8Array;
  readonly #options: Uint8Array;
  readonly #weights: Uint8Array;
  /** For each row, the number of its first feature. */
  readonly #firsts = new Uint32Array(ROWS + 1);
  /** For each feature, the number of its first weight. */
  readonly #starts: Uint32Array;

  constructor({ step, rows, marks, counts, options, weights }: StoredWeights) {
    this.#step = step;
    this.#marks = numbersOf(marks);
    this.#options = numbersOf(options);
    this.#weights = numbersOf(weights);
    for (const [row, count] of numbersOf(rows).entries()) this.#firsts[row + 1] = (this.#firsts[row] ?? 0) + count;
    this.#starts = new Uint32Array(marks.length + 1);
    const many = numbersOf(counts);
    for (let at = 0; at < marks.length; at++) this.#starts[at + 1] = (this.#starts[at] ?? 0) + (many[at] ?? 1);
  }

  /** The number of a feature. -1 if it is unknown. */
  #find(feature: string, beginning?: number): number {
    const { row, mark } = placeOf(feature, beginning);
    const end = this.#firsts[row + 1] ?? 0;
    for (let at = this.#firsts[row] ?? 0; at < end; at++) if (this.#marks[at] === mark) return at;
    return -1;
  }

  #at(number: number): number {
    return ((this.#weights[number] ?? ZERO) - ZERO) * this.#step;
  }

  /**
   * The weight of a feature that has exactly one. 0 if the feature is unknown.
   * @param beginning what stands before it (`beginningOf`)
   */
  of(feature: string, beginning?: number): number {
    const found = this.#find(feature, beginning);
    return found === -1 ? 0 : this.#at(this.#starts[found] ?? 0);
  }

  /** Adds the weights of a feature to the scores of the options. */
  addTo(scores: Float64Array, feature: string): void {
    const found = this.#find(feature);
    if (found === -1) return;
    const end = this.#starts[found + 1] ?? 0;
    for (let at = this.#starts[found] ?? 0; at < end; at++) {
      const option = this.#options[at] ?? 0;
      scores[option] = (scores[option] ?? 0) + this.#at(at);
    }
  }
}
