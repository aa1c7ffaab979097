import { ACTS } from "#contracts/play/reading";
import { arraysOf, emptyNet, type Net, pool, scoresOf, softmax, WIDTHS } from "#storyteller/understanding";

import { randomOf } from "./practice.ts";

/** A message for the network: its words as numbers, how right each act is, and how much it counts. */
export interface NetExample {
  readonly rows: readonly Float32Array[];
  readonly goal: Float64Array;
  readonly weight: number;
}

export interface NetPace {
  readonly filters: number;
  readonly rounds: number;
  readonly rate: number;
  /** The share of filters that is left out of each step, so that no act hangs on one filter. */
  readonly dropped: number;
  readonly batch: number;
  /** How much every weight is drawn towards 0. */
  readonly decay: number;
  readonly seed: number;
}

/** Makes numbers with a normal distribution (Box and Muller). */
function normalOf(random: () => number): () => number {
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

function begin(filters: number, inputs: number, random: () => number): Net {
  const net = emptyNet(filters, inputs);
  const normal = normalOf(random);
  for (const [at, width] of WIDTHS.entries())
    for (const kernel of net.kernels[at]!)
      for (let index = 0; index < kernel.length; index++) kernel[index] = normal() / Math.sqrt(inputs * width);
  for (let index = 0; index < net.output.length; index++) net.output[index] = normal() * 0.02;
  return net;
}

/** One step of Adam (Kingma and Ba, 2015) with weight decay. The slopes are set back to 0. */
function step(net: Net, slopes: Net, means: Net, squares: Net, turn: number, rate: number, decay: number): void {
  const [first, second] = [1 - 0.9 ** turn, 1 - 0.999 ** turn];
  const [weights, gradients, firsts, seconds] = [net, slopes, means, squares].map(arraysOf);
  for (const [at, array] of weights!.entries()) {
    const [gradient, mean, square] = [gradients![at]!, firsts![at]!, seconds![at]!];
    for (let index = 0; index < array.length; index++) {
      const slope = gradient[index]!;
      mean[index] = 0.9 * mean[index]! + 0.1 * slope;
      square[index] = 0.999 * square[index]! + 0.001 * slope * slope;
      array[index]! -=
        rate * (mean[index]! / first / (Math.sqrt(square[index]! / second) + 1e-8) + decay * array[index]!);
    }
    gradient.fill(0);
  }
}

/** Adds the slopes of one message. */
function addSlopes(
  net: Net,
  slopes: Net,
  { rows, goal, weight }: NetExample,
  dropped: number,
  random: () => number,
): void {
  const { filters } = net;
  const { values, places } = pool(net, rows);
  const kept = values.map((value) => (random() < dropped ? 0 : value / (1 - dropped)));
  const likelihoods = softmax(scoresOf(net, kept));
  const errors = Float64Array.from(likelihoods, (likelihood, act) => (likelihood - goal[act]!) * weight);
  for (let act = 0; act < ACTS.length; act++) slopes.outputBias[act]! += errors[act]!;
  for (let from = 0; from < kept.length; from++) {
    const value = kept[from]!;
    if (value === 0) continue;
    let back = 0;
    for (let act = 0; act < ACTS.length; act++) {
      const at = from * ACTS.length + act;
      back += errors[act]! * net.output[at]!;
      slopes.output[at]! += errors[act]! * value;
    }
    back /= 1 - dropped;
    const which = Math.floor(from / filters);
    const filter = from % filters;
    slopes.biases[which]![filter]! += back;
    for (let offset = 0; offset < WIDTHS[which]!; offset++) {
      const row = rows[places[from]! + offset];
      if (row === undefined) continue;
      const kernel = slopes.kernels[which]![offset]!;
      for (let input = 0; input < row.length; input++)
        if (row[input] !== 0) kernel[input * filters + filter]! += back * row[input]!;
    }
  }
}

/** Trains the network that reads acts. The same examples always give the same network. */
export function trainNet(examples: readonly NetExample[], inputs: number, pace: NetPace): Net {
  const { filters, rounds, rate, dropped, batch, decay, seed } = pace;
  const random = randomOf(seed);
  const net = begin(filters, inputs, random);
  const [slopes, means, squares] = [0, 1, 2].map(() => emptyNet(filters, inputs));
  const order = [...examples];
  const turns = rounds * Math.ceil(order.length / batch);
  let turn = 0;
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    for (let from = 0; from < order.length; from += batch) {
      const some = order.slice(from, from + batch);
      for (const one of some) addSlopes(net, slopes!, { ...one, weight: one.weight / batch }, dropped, random);
      turn++;
      step(net, slopes!, means!, squares!, turn, rate * (1 - (turn - 1) / turns), decay);
    }
  }
  return net;
}
