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
  /** The share of filters that is left out of each step, so that no act hangs on one filter. */
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

/** Adds the slopes of one message. */
function addSlopes(net: Net, slopes: Net, { rows, goal, weight }: NetExample): void {
  const { filters } = net;
  const { values, places } = pool(net, rows);
  const likelihoods = softmax(scoresOf(net, values));
  const errors = Float64Array.from(likelihoods, (likelihood, act) => (likelihood - goal[act]!) * weight);
  for (let act = 0; act < ACTS.length; act++) slopes.outputBias[act]! += errors[act]!;
  for (let from = 0; from < values.length; from++) {
    const value = values[from]!;
    if (value === 0) continue;
    let back = 0;
    for (let act = 0; act < ACTS.length; act++) {
      const at = from * ACTS.length + act;
      back += errors[act]! * net.output[at]!;
      slopes.output[at]! += errors[act]! * value;
    }
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

/** A part of a network's filters, with which one step is made, so that no act hangs on one filter. */
class Part {
  readonly net: Net;
  readonly slopes: Net;
  readonly #whole: Net;
  readonly #kept: readonly (readonly number[])[];
  readonly #scale: number;

  constructor(whole: Net, share: number, random: () => number) {
    const { filters, inputs } = whole;
    const count = Math.max(1, Math.round(filters * share));
    this.#whole = whole;
    this.#scale = filters / count;
    this.#kept = WIDTHS.map(() => {
      const order = Array.from({ length: filters }, (_, at) => at);
      shuffle(order, random);
      return order.slice(0, count);
    });
    this.net = emptyNet(count, inputs);
    this.slopes = emptyNet(count, inputs);
    this.net.outputBias.set(whole.outputBias);
    this.#pair(this.net, whole, (part, from, all, at) => (part[from] = all[at]!));
    for (let at = 0; at < this.net.output.length; at++) this.net.output[at]! *= this.#scale;
  }

  /** Adds the slopes of the part to those of the whole network. */
  addTo(slopes: Net): void {
    for (let at = 0; at < this.slopes.output.length; at++) this.slopes.output[at]! *= this.#scale;
    for (let act = 0; act < ACTS.length; act++) slopes.outputBias[act]! += this.slopes.outputBias[act]!;
    this.#pair(this.slopes, slopes, (part, from, all, at) => (all[at]! += part[from]!));
  }

  /** Goes through all numbers of the part with their places in the whole network. */
  #pair(part: Net, all: Net, each: (part: Float32Array, from: number, all: Float32Array, at: number) => void): void {
    const count = part.filters;
    const { filters } = this.#whole;
    for (const [which, kept] of this.#kept.entries())
      for (const [place, filter] of kept.entries()) {
        each(part.biases[which]!, place, all.biases[which]!, filter);
        for (let act = 0; act < ACTS.length; act++)
          each(
            part.output,
            (which * count + place) * ACTS.length + act,
            all.output,
            (which * filters + filter) * ACTS.length + act,
          );
        for (const [offset, kernel] of part.kernels[which]!.entries())
          for (let input = 0; input < part.inputs; input++)
            each(kernel, input * count + place, all.kernels[which]![offset]!, input * filters + filter);
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
      const part = new Part(net, 1 - dropped, random);
      for (const { rows, goal, weight } of order.slice(from, from + batch))
        addSlopes(part.net, part.slopes, { rows: withHidden(rows, hidden, random), goal, weight: weight / batch });
      part.addTo(slopes);
      adam.step();
    }
  }
  return net;
}
