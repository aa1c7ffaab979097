import { ACTS } from "#contracts/play/reading";

import type { EntityKind } from "../entities.ts";
import type { Message } from "./message.ts";
import type { Vectors } from "./vectors.ts";
import { LETTERS, numberOf } from "./weights.ts";

/**
 * A small convolutional network that reads the act from word vectors, after Kim, "Convolutional Neural Networks for Sentence
 * Classification" (2014): each filter looks at one, two or three words side by side, and its best place in the message counts. It knows
 * words that no labelled message contains, because words of similar use have similar vectors.
 */
export interface StoredNet {
  /** How many filters there are of each width. */
  readonly filters: number;
  /** The value of one step of a number, for the filters and for the output. */
  readonly steps: readonly number[];
  /** All numbers in the order of `Net`'s arrays, two letters for each. */
  readonly numbers: string;
}

/** The widths of the filters, in words. */
export const WIDTHS = [1, 2, 3] as const;
/** How many words of a message are read. What comes after them seldom changes the act. */
const LONGEST = 40;

const KINDS: readonly EntityKind[] = ["person", "foe", "thing", "exit", "item", "hero", "place", "elsewhere"];
const MARKS: readonly string[] = [",", ".", "?", "!", '"', "'", "-", ":", ";"];
const KIND = 0;
const SPOKEN = KINDS.length;
const HERE = SPOKEN + 1;
const MARK = HERE + 1;
const UNKNOWN = MARK + MARKS.length;
const FIGHT = UNKNOWN + 1;
/** How many numbers a word has besides its vector. */
const MORE = FIGHT + 1;

/** How many numbers the network gets of each word. */
export const inputSize = (vectors: Vectors): number => vectors.dimensions + MORE;

/** The words of a message as the network gets them, one row for each. A name is one word; of a thing its vector is kept, of a person only the kind. */
export function inputsOf({ tokens, mentions, spoken, scene }: Message, vectors: Vectors): readonly Float32Array[] {
  const starts = new Map(mentions.map((mention) => [mention.start, mention]));
  const rows: Float32Array[] = [];
  const { dimensions } = vectors;
  for (let at = 0; at < tokens.length && rows.length < LONGEST; at++) {
    const token = tokens[at];
    if (token === undefined) continue;
    const row = new Float32Array(dimensions + MORE);
    row[dimensions + HERE] = 1;
    row[dimensions + SPOKEN] = spoken[at] === true ? 1 : 0;
    if (rows.length === 0 && scene.foes.length > 0) row[dimensions + FIGHT] = 1;
    const mention = starts.get(at);
    if (mention !== undefined) {
      const { kind } = mention.entity;
      row[dimensions + KIND + KINDS.indexOf(kind)] = 1;
      if (kind !== "person" && kind !== "hero") {
        const words = tokens.slice(mention.start, mention.end).map(({ text }) => vectors.of(text));
        const head = words.findLast((vector) => vector !== null);
        if (head !== undefined && head !== null) row.set(head);
      }
      at = Math.max(at, mention.end - 1);
    } else if (token.mark) {
      const mark = MARKS.findIndex((one) => token.text.startsWith(one));
      if (mark !== -1) row[dimensions + MARK + mark] = 1;
    } else {
      const vector = vectors.of(token.text);
      if (vector === null) row[dimensions + UNKNOWN] = 1;
      else row.set(vector);
    }
    rows.push(row);
  }
  return rows;
}

/** The numbers of a network. */
export interface Net {
  readonly filters: number;
  readonly inputs: number;
  /** For each width and each place in it, the weights of each input for each filter. */
  readonly kernels: readonly (readonly Float32Array[])[];
  /** For each width, the bias of each filter. */
  readonly biases: readonly Float32Array[];
  /** The weights of each filter of all widths for each act. */
  readonly output: Float32Array;
  readonly outputBias: Float32Array;
}

/** A network whose numbers are all 0. */
export function emptyNet(filters: number, inputs: number): Net {
  return {
    filters,
    inputs,
    kernels: WIDTHS.map((width) => Array.from({ length: width }, () => new Float32Array(inputs * filters))),
    biases: WIDTHS.map(() => new Float32Array(filters)),
    output: new Float32Array(filters * WIDTHS.length * ACTS.length),
    outputBias: new Float32Array(ACTS.length),
  };
}

/** All arrays of a network, in the order in which they are stored. */
export const arraysOf = ({ kernels, biases, output, outputBias }: Net): readonly Float32Array[] => [
  ...kernels.flat(),
  ...biases,
  output,
  outputBias,
];

const HALF = 2048;

/** Converts a network to its stored form. */
export function storedNet(net: Net): StoredNet {
  const arrays = arraysOf(net);
  const last = arrays.length - 2;
  const top = (some: readonly Float32Array[]): number =>
    Math.max(1e-6, ...some.map((array) => array.reduce((most, value) => Math.max(most, Math.abs(value)), 0)));
  const steps = [top(arrays.slice(0, last)) / (HALF - 1), top(arrays.slice(last)) / (HALF - 1)] as const;
  const letters = (value: number, step: number): string => {
    const number = Math.round(value / step) + HALF;
    return LETTERS.charAt(number >> 6) + LETTERS.charAt(number & 63);
  };
  return {
    filters: net.filters,
    steps,
    numbers: arrays
      .map((array, at) => Array.from(array, (value) => letters(value, at < last ? steps[0] : steps[1])).join(""))
      .join(""),
  };
}

/** Unpacks a stored network. */
export function netOf({ filters, steps, numbers }: StoredNet, inputs: number): Net {
  const net = emptyNet(filters, inputs);
  const arrays = arraysOf(net);
  const digit = (at: number): number => numberOf[numbers.charCodeAt(at)]!;
  let from = 0;
  for (const [at, array] of arrays.entries()) {
    const step = at < arrays.length - 2 ? steps[0]! : steps[1]!;
    for (let index = 0; index < array.length; index++, from += 2)
      array[index] = (digit(from) * 64 + digit(from + 1) - HALF) * step;
  }
  return net;
}

/** What the filters found in a message. */
export interface Pooled {
  /** The best value of each filter of all widths. */
  readonly values: Float32Array;
  /** The place of that value, as the number of the first word that the filter saw. It can be before the message. */
  readonly places: Int16Array;
}

/** Lays each filter over all places of a message and keeps the best. */
export function pool({ filters, kernels, biases }: Net, rows: readonly Float32Array[]): Pooled {
  const values = new Float32Array(filters * WIDTHS.length);
  const places = new Int16Array(filters * WIDTHS.length);
  const sums = new Float32Array(filters);
  for (const [which, width] of WIDTHS.entries()) {
    const from = which * filters;
    values.fill(-Infinity, from, from + filters);
    for (let place = 1 - width; place < rows.length; place++) {
      sums.set(biases[which]!);
      for (let offset = 0; offset < width; offset++) {
        const row = rows[place + offset];
        if (row === undefined) continue;
        const kernel = kernels[which]![offset]!;
        for (let input = 0; input < row.length; input++) {
          const value = row[input]!;
          if (value === 0) continue;
          const at = input * filters;
          for (let filter = 0; filter < filters; filter++) sums[filter]! += value * kernel[at + filter]!;
        }
      }
      for (let filter = 0; filter < filters; filter++)
        if (sums[filter]! > values[from + filter]!) {
          values[from + filter] = sums[filter]!;
          places[from + filter] = place;
        }
    }
  }
  for (let at = 0; at < values.length; at++) values[at] = Math.max(values[at]!, 0);
  return { values, places };
}

/** The score of each act, in the order of `ACTS`. */
export function scoresOf({ output, outputBias }: Net, values: Float32Array): Float64Array {
  const scores = Float64Array.from(outputBias);
  for (let from = 0; from < values.length; from++) {
    const value = values[from]!;
    if (value === 0) continue;
    for (let act = 0; act < ACTS.length; act++) scores[act]! += value * output[from * ACTS.length + act]!;
  }
  return scores;
}
