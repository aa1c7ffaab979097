/** How an optimiser goes. */
export interface AdamPace {
  readonly rate: number;
  /** How much every weight is drawn towards 0. */
  readonly decay: number;
  /** How many steps there will be. The rate falls to 0 over them. */
  readonly turns: number;
}

/** Adam (Kingma and Ba, 2015) with weight decay, for weights in several arrays. */
export class Adam {
  readonly #weights: readonly Float32Array[];
  readonly #slopes: readonly Float32Array[];
  readonly #means: readonly Float32Array[];
  readonly #squares: readonly Float32Array[];
  readonly #pace: AdamPace;
  #turn = 0;

  /** @param slopes arrays of the same lengths, into which the slopes are added before each step */
  constructor(weights: readonly Float32Array[], slopes: readonly Float32Array[], pace: AdamPace) {
    this.#weights = weights;
    this.#slopes = slopes;
    this.#means = weights.map((array) => new Float32Array(array.length));
    this.#squares = weights.map((array) => new Float32Array(array.length));
    this.#pace = pace;
  }

  /** Goes one step. The slopes are set back to 0. */
  step(): void {
    const { rate, decay, turns } = this.#pace;
    const now = rate * (1 - this.#turn / turns);
    this.#turn++;
    const [first, second] = [1 - 0.9 ** this.#turn, 1 - 0.999 ** this.#turn];
    for (const [at, array] of this.#weights.entries()) {
      const [gradient, mean, square] = [this.#slopes[at]!, this.#means[at]!, this.#squares[at]!];
      for (let index = 0; index < array.length; index++) {
        const slope = gradient[index]!;
        mean[index] = 0.9 * mean[index]! + 0.1 * slope;
        square[index] = 0.999 * square[index]! + 0.001 * slope * slope;
        array[index]! -=
          now * (mean[index]! / first / (Math.sqrt(square[index]! / second) + 1e-8) + decay * array[index]!);
      }
      gradient.fill(0);
    }
  }
}

/** Puts a list in an order of chance, in place. */
export function shuffle(order: unknown[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
}

/** Makes numbers with a normal distribution (Box and Muller). */
export function normalOf(random: () => number): () => number {
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
