import { softmax } from "#storyteller/understanding";

import { randomOf } from "./practice.ts";

/** One choice among options for which the right option is known. */
export interface Choice {
  /** For each option, the numbers of its features. */
  readonly options: readonly Int32Array[];
  /** The log odds of each option before anything is learned. */
  readonly offsets?: Float64Array;
  /** How right each option is, as a share. The shares add up to 1. */
  readonly goal: Float64Array;
  readonly weight: number;
}

export interface Pace {
  readonly rounds: number;
  readonly rate: number;
  /** The L1 penalty. Each step makes every weight that it changes smaller by this amount, so that weak weights end at 0. */
  readonly sparse: number;
  readonly seed: number;
}

/**
 * Learns the weights of a conditional logit model by stochastic gradient descent with AdaGrad's steps. The same choices always give the
 * same weights.
 * @param size how many features there are
 */
export function learn(choices: readonly Choice[], size: number, { rounds, rate, sparse, seed }: Pace): Float64Array {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-8);
  const random = randomOf(seed);
  const order = [...choices];
  const sums = new Float64Array(size);
  // The result is the average of the weights over the last rounds, from this round on.
  const averaged = Math.ceil(rounds / 2);
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      const [one, two] = [order[at], order[other]];
      if (one !== undefined && two !== undefined) [order[at], order[other]] = [two, one];
    }
    for (const { options, offsets, goal, weight } of order) {
      const scores = new Float64Array(options.length);
      for (let option = 0; option < options.length; option++) {
        let score = offsets === undefined ? 0 : offsets[option]!;
        const features = options[option]!;
        for (let at = 0; at < features.length; at++) score += weights[features[at]!]!;
        scores[option] = score;
      }
      const likelihoods = softmax(scores);
      for (let option = 0; option < options.length; option++) {
        const slope = (likelihoods[option]! - goal[option]!) * weight;
        if (Math.abs(slope) < 1e-3) continue;
        const features = options[option]!;
        for (let at = 0; at < features.length; at++) {
          const feature = features[at]!;
          squares[feature]! += slope * slope;
          const step = rate / Math.sqrt(squares[feature]!);
          const moved = weights[feature]! - step * slope;
          weights[feature] = Math.sign(moved) * Math.max(0, Math.abs(moved) - step * sparse);
        }
      }
    }
    if (round >= rounds - averaged) for (let at = 0; at < size; at++) sums[at]! += weights[at]!;
  }
  return sums.map((sum) => sum / averaged);
}
