import { ACTS } from "#contracts/play/reading";
import { arraysOf, emptyNet, type Net, pool, scoresOf, softmax, WIDTHS, wordVectors } from "#storyteller/understanding";

import { Adam, normalOf, shuffle } from "./adam.ts";
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
  /** The share of filters that is left out each time a message is learned, so that nothing hangs on one filter. */
  readonly dropped: number;
  readonly batch: number;
  /** How much every weight is drawn towards 0. */
  readonly decay: number;
  readonly seed: number;
}

export interface ActNetPace extends NetPace {
  /** The share of words that is hidden each time a message is learned. */
  readonly hidden: number;
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

/** Adds the slopes of one message, of which a share of the filters is left out. */
function addSlopes(net: Net, slopes: Net, one: NetExample, dropped: number, random: () => number): void {
  const { rows, goal, weight } = one;
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

/** A message of which some words are hidden, so that no act hangs on one word. Names and marks stay. */
function withHidden(rows: readonly Float32Array[], share: number, random: () => number): readonly Float32Array[] {
  return rows.map((row) => {
    if (random() >= share) return row;
    const hidden = Float32Array.from(row);
    hidden.fill(0, 0, wordVectors().dimensions);
    return hidden;
  });
}

/** Trains the network that reads acts. The same examples always give the same network. */
export function trainNet(examples: readonly NetExample[], inputs: number, pace: ActNetPace): Net {
  const { filters, rounds, rate, dropped, hidden, batch, decay, seed } = pace;
  const random = randomOf(seed);
  const net = begin(filters, inputs, random);
  const slopes = emptyNet(filters, inputs);
  const order = [...examples];
  const turns = rounds * Math.ceil(order.length / batch);
  const adam = new Adam(arraysOf(net), arraysOf(slopes), { rate, decay, turns });
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (let from = 0; from < order.length; from += batch) {
      for (const { rows, goal, weight } of order.slice(from, from + batch)) {
        const seen = { rows: withHidden(rows, hidden, random), goal, weight: weight / batch };
        addSlopes(net, slopes, seen, dropped, random);
      }
      adam.step();
    }
  }
  return net;
}
