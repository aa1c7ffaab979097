import { ACTS } from "#contracts/play/reading";

import type { EntityKind, Mention } from "../entities.ts";
import type { Message } from "./message.ts";
import { type PackedNumbers, pack, unpack } from "./packed-numbers.ts";
import { productsOf } from "./products.ts";
import { isOfSort, sortsOfWords } from "./uses.ts";
import type { Vectors } from "./vectors.ts";

/**
 * A small convolutional network that reads the act from word vectors, after Kim, "Convolutional Neural Networks for Sentence
 * Classification" (2014): each filter looks at one, two or three words side by side, and its best place in the message counts. It knows
 * words that no labelled message contains, because words of similar use have similar vectors.
 */
export interface StoredNet extends PackedNumbers {
  /** How many filters there are of each width. */
  readonly filters: number;
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
const BELONGS = FIGHT + 1;
/** How many numbers a word has besides its vector. */
const MORE = BELONGS + KINDS.length;

/** How many numbers the network gets of each word. */
export const inputSize = (vectors: Vectors): number => vectors.dimensions + MORE;

/** A word of a message, a punctuation mark, or a name, which is one word. */
export interface Row {
  readonly at: number;
  readonly mention: Mention | undefined;
  /** The vector of the word; null where it has none. */
  readonly vector: Float32Array | null;
  /** The numbers of the row: the vector, and what else is known of the word. */
  readonly inputs: Float32Array;
}

/** The words of a message as the networks get them. Of a thing's name its vector is kept, of a person's only the kind. */
export function rowsIn(message: Message, vectors: Vectors): readonly Row[] {
  const { tokens, mentions, spoken, scene, entities } = message;
  const sorts = sortsOfWords(message);
  const starts = new Map(mentions.map((mention) => [mention.start, mention]));
  const rows: Row[] = [];
  const { dimensions } = vectors;
  for (let at = 0; at < tokens.length && rows.length < LONGEST; at++) {
    const token = tokens[at];
    if (token === undefined) continue;
    const inputs = new Float32Array(dimensions + MORE);
    inputs[dimensions + HERE] = 1;
    inputs[dimensions + SPOKEN] = spoken[at] === true ? 1 : 0;
    if (rows.length === 0 && scene.foes.length > 0) inputs[dimensions + FIGHT] = 1;
    const mention = starts.get(at);
    const vector = vectorOf(message, at, mention, vectors);
    if (vector !== null) inputs.set(vector);
    rows.push({ at, mention, vector, inputs });
    if (mention !== undefined) {
      const { kind } = mention.entity;
      inputs[dimensions + KIND + KINDS.indexOf(kind)] = 1;
      at = Math.max(at, mention.end - 1);
    } else if (token.mark) {
      const mark = MARKS.findIndex((one) => token.text.startsWith(one));
      if (mark !== -1) inputs[dimensions + MARK + mark] = 1;
    } else {
      if (vector === null) inputs[dimensions + UNKNOWN] = 1;
      // "Powder my nose" belongs to a way out of the scene, the restroom.
      const belongs = sorts.get(at);
      if (belongs !== undefined)
        for (const entity of entities)
          if (isOfSort(entity, belongs))
            inputs[dimensions + BELONGS + KINDS.indexOf(entity.kind)] = 1 / Math.sqrt(belongs.size);
    }
  }
  return rows;
}

/** The vector of a word, or of the last word of a thing's name that has one. Null for a mark, a person, and an unknown word. */
function vectorOf(
  { tokens }: Message,
  at: number,
  mention: Mention | undefined,
  vectors: Vectors,
): Float32Array | null {
  if (mention === undefined) return tokens[at]!.mark ? null : vectors.of(tokens[at]!.text);
  if (mention.entity.kind === "person" || mention.entity.kind === "hero") return null;
  for (let word = mention.end - 1; word >= mention.start; word--) {
    const vector = vectors.of(tokens[word]!.text);
    if (vector !== null) return vector;
  }
  return null;
}

/** The numbers of all rows of a message. */
export const inputsOf = (message: Message, vectors: Vectors): readonly Float32Array[] =>
  rowsIn(message, vectors).map(({ inputs }) => inputs);

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

/** Converts a network to its stored form. */
export const storedNet = (net: Net): StoredNet => ({ filters: net.filters, ...pack(arraysOf(net)) });

/** Unpacks a stored network. */
export function netOf(stored: StoredNet, inputs: number): Net {
  const net = emptyNet(stored.filters, inputs);
  unpack(stored, arraysOf(net));
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
export const pool = (net: Net, rows: readonly Float32Array[]): Pooled =>
  poolProducts(
    net,
    rows.map((row) => productsOf(kernelsOf(net), net.filters, row, 0, row.length)),
  );

/** The weights of all places in the filters, those of the narrowest first. */
export const kernelsOf = ({ kernels }: Net): readonly Float32Array[] => kernels.flat();

/** The same with the products of the rows and the weights (`kernelsOf`). */
export function poolProducts({ filters, biases }: Net, rows: readonly Float32Array[]): Pooled {
  const values = new Float32Array(filters * WIDTHS.length);
  const places = new Int16Array(filters * WIDTHS.length);
  const sums = new Float32Array(filters);
  let first = 0;
  for (let which = 0; which < WIDTHS.length; which++) {
    const width = WIDTHS[which]!;
    const from = which * filters;
    values.fill(-Infinity, from, from + filters);
    for (let place = 1 - width; place < rows.length; place++) {
      sums.set(biases[which]!);
      for (let offset = 0; offset < width; offset++) {
        const row = rows[place + offset];
        if (row === undefined) continue;
        const at = (first + offset) * filters;
        for (let filter = 0; filter < filters; filter++) sums[filter]! += row[at + filter]!;
      }
      for (let filter = 0; filter < filters; filter++)
        if (sums[filter]! > values[from + filter]!) {
          values[from + filter] = sums[filter]!;
          places[from + filter] = place;
        }
    }
    first += width;
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
