/** The products of the numbers of a word with the weights of filters, which both networks add up. */

/**
 * The sum of the products of some numbers with the weights of each filter, for several arrays of weights one after the other.
 * @param from the first number that counts
 * @param to the number after the last one
 */
export function productsOf(
  weights: readonly Float32Array[],
  filters: number,
  numbers: Float32Array,
  from: number,
  to: number,
): Float32Array {
  const all = new Float32Array(weights.length * filters);
  addProducts(all, weights, filters, numbers, from, to);
  return all;
}

function addProducts(
  all: Float32Array,
  weights: readonly Float32Array[],
  filters: number,
  numbers: Float32Array,
  from: number,
  to: number,
): void {
  const ats: number[] = [];
  for (let at = from; at < to; at++) if (numbers[at] !== 0) ats.push(at);
  for (let which = 0; which < weights.length; which++) {
    const own = weights[which]!;
    const first = which * filters;
    let next = 0;
    // Four numbers at a time: the sums are then read and written a fourth as often.
    for (; next + 4 <= ats.length; next += 4) {
      const [a, b, c, d] = [ats[next]!, ats[next + 1]!, ats[next + 2]!, ats[next + 3]!];
      const [va, vb, vc, vd] = [numbers[a]!, numbers[b]!, numbers[c]!, numbers[d]!];
      for (let filter = 0; filter < filters; filter++)
        all[first + filter]! +=
          va * own[a * filters + filter]! +
          vb * own[b * filters + filter]! +
          vc * own[c * filters + filter]! +
          vd * own[d * filters + filter]!;
    }
    for (; next < ats.length; next++) {
      const value = numbers[ats[next]!]!;
      const row = ats[next]! * filters;
      for (let filter = 0; filter < filters; filter++) all[first + filter]! += value * own[row + filter]!;
    }
  }
}

/** How many words' products are kept: three kilobytes each. */
const MOST_KEPT = 1000;

/** Products of rows whose first numbers are a word's vector. Those of a word are kept: most words of a message were in another one. */
export class WordProducts {
  readonly #weights: readonly Float32Array[];
  readonly #filters: number;
  readonly #dimensions: number;
  readonly #kept = new Map<Float32Array, Float32Array>();

  constructor(weights: readonly Float32Array[], filters: number, dimensions: number) {
    this.#weights = weights;
    this.#filters = filters;
    this.#dimensions = dimensions;
  }

  /**
   * @param vector the word's vector as the dictionary has it; null where the row has none
   * @param inputs the row: the vector, and what else is known of the word
   */
  of(vector: Float32Array | null, inputs: Float32Array): Float32Array {
    const all =
      vector === null ? new Float32Array(this.#weights.length * this.#filters) : this.#ofVector(vector).slice();
    addProducts(all, this.#weights, this.#filters, inputs, this.#dimensions, inputs.length);
    return all;
  }

  #ofVector(vector: Float32Array): Float32Array {
    const before = this.#kept.get(vector);
    if (before !== undefined) return before;
    const made = productsOf(this.#weights, this.#filters, vector, 0, this.#dimensions);
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(vector, made);
    return made;
  }
}
