import { ACTS } from "#contracts/play/reading";
import {
  type Act,
  arraysOfTargetNet,
  emptyTargetNet,
  poolForTarget,
  type Row,
  scoreOfTarget,
  SPAN,
  softmax,
  sumsOfWords,
  type TargetInput,
  type TargetNet,
  widthOf,
} from "#storyteller/understanding";

import { Adam, normalOf, shuffle } from "./adam.ts";
import { randomOf } from "./practice.ts";
import type { NetPace } from "./train-net.ts";

/** A message for the network of targets: its words, the candidates, and which of them is right for the act. */
export interface TargetExample {
  readonly rows: readonly Row[];
  readonly candidates: readonly TargetInput[];
  readonly target: number;
  readonly act: Act;
  readonly weight: number;
}

function begin(filters: number, inputs: number, random: () => number): TargetNet {
  const net = emptyTargetNet(filters, inputs);
  const normal = normalOf(random);
  for (const array of net.words)
    for (let index = 0; index < array.length; index++) array[index] = normal() / Math.sqrt(inputs * SPAN);
  for (const array of net.ties)
    for (let index = 0; index < array.length; index++) array[index] = normal() / Math.sqrt(SPAN);
  for (let index = 0; index < widthOf(net); index++) net.output[index] = normal() * 0.05;
  return net;
}

/** Adds, for one row, its numbers times the slopes of the filters that it was seen by. */
function addRow(
  slopes: Float32Array,
  numbers: Float32Array,
  from: number,
  to: number,
  filter: number,
  filters: number,
  back: number,
): void {
  for (let at = from; at < to; at++) {
    const value = numbers[at]!;
    if (value !== 0) slopes[(at - from) * filters + filter]! += back * value;
  }
}

/** Adds the slopes of one message. */
function addSlopes(net: TargetNet, slopes: TargetNet, one: TargetExample, dropped: number, random: () => number): void {
  const { filters } = net;
  const width = widthOf(net);
  const sums = sumsOfWords(net, one.rows);
  const kept = Float32Array.from({ length: filters }, () => (random() < dropped ? 0 : 1 / (1 - dropped)));
  const found = one.candidates.map((input) => poolForTarget(net, sums, input));
  const values = found.map((pooled) => pooled.values.map((value, filter) => value * kept[filter]!));
  const likelihoods = softmax(
    Float64Array.from(one.candidates, (input, at) => scoreOfTarget(net, values[at]!, input, one.act)),
  );
  const ofAct = (ACTS.indexOf(one.act) + 1) * width;
  for (const [at, { ties, traits }] of one.candidates.entries()) {
    const error = (likelihoods[at]! - (at === one.target ? 1 : 0)) * one.weight;
    if (Math.abs(error) < 1e-4) continue;
    const rowTies = one.rows.length === 0 ? 0 : ties.length / one.rows.length;
    for (let trait = 0; trait < traits.length; trait++) {
      slopes.output[filters + trait]! += error * traits[trait]!;
      slopes.output[ofAct + filters + trait]! += error * traits[trait]!;
    }
    for (let filter = 0; filter < filters; filter++) {
      const value = values[at]![filter]!;
      if (value === 0) continue;
      slopes.output[filter]! += error * value;
      slopes.output[ofAct + filter]! += error * value;
      const back = error * (net.output[filter]! + net.output[ofAct + filter]!) * kept[filter]!;
      slopes.bias[filter]! += back;
      for (let offset = 0; offset < SPAN; offset++) {
        const row = found[at]!.places[filter]! + offset;
        const words = one.rows[row]?.inputs;
        if (words === undefined) continue;
        addRow(slopes.words[offset]!, words, 0, words.length, filter, filters, back);
        addRow(slopes.ties[offset]!, ties, row * rowTies, (row + 1) * rowTies, filter, filters, back);
      }
    }
  }
}

/** Trains the network that reads targets. The same examples always give the same network. */
export function trainTargetNet(examples: readonly TargetExample[], inputs: number, pace: NetPace): TargetNet {
  const { filters, rounds, rate, dropped, batch, decay, seed } = pace;
  const random = randomOf(seed);
  const net = begin(filters, inputs, random);
  const slopes = emptyTargetNet(filters, inputs);
  const order = [...examples];
  const turns = rounds * Math.ceil(order.length / batch);
  const adam = new Adam(arraysOfTargetNet(net), arraysOfTargetNet(slopes), { rate, decay, turns });
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (let from = 0; from < order.length; from += batch) {
      for (const one of order.slice(from, from + batch))
        addSlopes(net, slopes, { ...one, weight: one.weight / batch }, dropped, random);
      adam.step();
    }
  }
  return net;
}
