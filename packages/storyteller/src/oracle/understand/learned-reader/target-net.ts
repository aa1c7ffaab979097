import { ACTS } from "#contracts/play/reading";

import type { Act } from "../reading.ts";
import type { Entity, EntityKind } from "../entities.ts";
import type { Row } from "./act-net.ts";
import { likenessOfWords } from "./likeness.ts";
import type { Message } from "./message.ts";
import { type PackedNumbers, pack, unpack } from "./packed-numbers.ts";
import { productsOf } from "./products.ts";
import { fits, standFor } from "./stands.ts";
import { isOfSort, sortsOfWords } from "./uses.ts";

/**
 * A small convolutional network that reads the message once for each candidate for the target: it sees the words, and of each word what it
 * has to do with this candidate. So it learns in which surroundings a name, a pronoun, or a word that belongs to a thing means the target.
 */
export interface StoredTargetNet extends PackedNumbers {
  readonly filters: number;
}

/** How many words side by side a filter sees. */
export const SPAN = 3;

/** What a word has to do with a candidate: names it, may name it, names another of its kind or of another kind, may stand for it, is like it, belongs to it, is the first to name it or anything. */
const TIES = 10;
const KINDS: readonly EntityKind[] = ["person", "foe", "thing", "exit", "item", "elsewhere"];
/**
 * Of the candidate itself: its kind or that it is nobody, whether it is the only one of its kind, the first foe, named, named first, not
 * named though others are, or nobody though something is named.
 */
const TRAITS = KINDS.length + 7;

/** A candidate as the network gets it. */
export interface TargetInput {
  /** For each row of the message, `TIES` numbers. */
  readonly ties: Float32Array;
  readonly traits: Float32Array;
}

/** Makes the network's inputs for each candidate; null stands for nobody. */
export function targetInputs(
  message: Message,
  rows: readonly Row[],
  candidates: readonly (Entity | null)[],
): readonly TargetInput[] {
  const { entities, tokens, mentions } = message;
  const likeness = likenessOfWords(message);
  const words = sortsOfWords(message);
  const stands = rows.map(({ at, mention }) =>
    mention !== undefined || tokens[at]!.mark ? undefined : standFor(tokens[at]!.text),
  );
  const named = mentions.filter(({ entity }) => entity.kind !== "hero");
  const firstOf = new Map(named.toReversed().map((mention) => [mention.entity, mention]));
  const firstFoe = entities.find(({ kind }) => kind === "foe");
  const kinds = new Map<EntityKind, number>();
  for (const { kind } of entities) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  return candidates.map((entity) => {
    const ties = new Float32Array(rows.length * TIES);
    const traits = new Float32Array(TRAITS);
    const likes = entity === null ? undefined : likeness.get(entity);
    for (const [row, { at, mention }] of rows.entries()) {
      const from = row * TIES;
      if (mention !== undefined) {
        if (mention.entity === entity) {
          ties[from] = 1;
          if (firstOf.get(entity) === mention) ties[from + 8] = 1;
          if (named[0] === mention) ties[from + 9] = 1;
        } else if (entity !== null && mention.rivals.includes(entity)) ties[from + 1] = 1;
        else if (mention.entity.kind === entity?.kind) ties[from + 2] = 1;
        else if (mention.entity.kind !== "hero") ties[from + 3] = 1;
        continue;
      }
      if (entity === null || tokens[at]!.mark) continue;
      const stand = stands[row];
      if (stand !== undefined) {
        const fit = fits(entity, stand);
        ties[from + 4] = fit === "surely" ? 1 : 0;
        ties[from + 5] = fit === "maybe" ? 1 : 0;
      }
      ties[from + 6] = likes?.[at] ?? 0;
      const belongs = words.get(at);
      if (belongs !== undefined && isOfSort(entity, belongs)) ties[from + 7] = 1 / Math.sqrt(belongs.size);
    }
    if (entity === null) {
      traits[KINDS.length] = 1;
      if (named.length > 0) traits[KINDS.length + 6] = 1;
    } else {
      traits[KINDS.indexOf(entity.kind)] = 1;
      if (kinds.get(entity.kind) === 1) traits[KINDS.length + 1] = 1;
      if (firstFoe === entity) traits[KINDS.length + 2] = 1;
      if (firstOf.has(entity)) traits[KINDS.length + 3] = 1;
      else if (named.length > 0) traits[KINDS.length + 5] = 1;
      if (named[0]?.entity === entity) traits[KINDS.length + 4] = 1;
    }
    return { ties, traits };
  });
}

/** The numbers of the network. */
export interface TargetNet {
  readonly filters: number;
  readonly inputs: number;
  /** For each place in a filter, the weights of each number of a row for each filter; and those of the ties. */
  readonly words: readonly Float32Array[];
  readonly ties: readonly Float32Array[];
  readonly bias: Float32Array;
  /** For all acts, and then for each act: the weights of the filters and of the traits. */
  readonly output: Float32Array;
}

/** How many numbers of `output` one act has. */
export const widthOf = ({ filters }: { readonly filters: number }): number => filters + TRAITS;

/** A network whose numbers are all 0. */
export function emptyTargetNet(filters: number, inputs: number): TargetNet {
  return {
    filters,
    inputs,
    words: Array.from({ length: SPAN }, () => new Float32Array(inputs * filters)),
    ties: Array.from({ length: SPAN }, () => new Float32Array(TIES * filters)),
    bias: new Float32Array(filters),
    output: new Float32Array((ACTS.length + 1) * widthOf({ filters })),
  };
}

/** All arrays of the network, in the order in which they are stored. */
export const arraysOfTargetNet = ({ words, ties, bias, output }: TargetNet): readonly Float32Array[] => [
  ...words,
  ...ties,
  bias,
  output,
];

/** Converts a network to its stored form. */
export const storedTargetNet = (net: TargetNet): StoredTargetNet => ({
  filters: net.filters,
  ...pack(arraysOfTargetNet(net)),
});

/** Unpacks a stored network. */
export function targetNetOf(stored: StoredTargetNet, inputs: number): TargetNet {
  const net = emptyTargetNet(stored.filters, inputs);
  unpack(stored, arraysOfTargetNet(net));
  return net;
}

/** Adds the products of a word's ties with a filter's weights. */
function addTies(sums: Float32Array, ties: Float32Array, from: number, weights: Float32Array): void {
  const filters = sums.length;
  for (let tie = 0; tie < TIES; tie++) {
    const value = ties[from + tie]!;
    if (value === 0) continue;
    const first = tie * filters;
    for (let filter = 0; filter < filters; filter++) sums[filter]! += value * weights[first + filter]!;
  }
}

/** What the filters see of the words, for each place in the message. It is the same for all candidates. */
export const sumsOfWords = (net: TargetNet, rows: readonly Row[]): readonly Float32Array[] =>
  sumsOfProducts(
    net,
    rows.map(({ inputs }) => productsOf(net.words, net.filters, inputs, 0, inputs.length)),
  );

/** The same with the products of the rows and the weights of words. */
export function sumsOfProducts({ filters, bias }: TargetNet, rows: readonly Float32Array[]): readonly Float32Array[] {
  const places: Float32Array[] = [];
  if (filters === 0) return places;
  for (let place = 1 - SPAN; place < rows.length; place++) {
    const sums = Float32Array.from(bias);
    for (let offset = 0; offset < SPAN; offset++) {
      const row = rows[place + offset];
      if (row === undefined) continue;
      for (let filter = 0; filter < filters; filter++) sums[filter]! += row[offset * filters + filter]!;
    }
    places.push(sums);
  }
  return places;
}

/** What the filters found for a candidate: the best value of each, and its place as the number of the first word that the filter saw. */
export interface FoundForTarget {
  readonly values: Float32Array;
  readonly places: Int16Array;
}

/** Lays the filters over the message as this candidate sees it. */
export function poolForTarget(
  { filters, ties }: TargetNet,
  sums: readonly Float32Array[],
  input: TargetInput,
): FoundForTarget {
  const values = new Float32Array(filters);
  const places = new Int16Array(filters).fill(1 - SPAN);
  const count = input.ties.length / TIES;
  const seen = new Float32Array(filters);
  for (let index = 0; index < sums.length; index++) {
    const place = index + 1 - SPAN;
    let here = sums[index]!;
    for (let offset = 0; offset < SPAN; offset++) {
      const row = place + offset;
      if (row < 0 || row >= count || !hasTies(input.ties, row * TIES)) continue;
      // Most words have nothing to do with a candidate: what all see is copied only where one has.
      if (here !== seen) seen.set(here);
      here = seen;
      addTies(here, input.ties, row * TIES, ties[offset]!);
    }
    for (let filter = 0; filter < filters; filter++)
      if (here[filter]! > values[filter]!) {
        values[filter] = here[filter]!;
        places[filter] = place;
      }
  }
  return { values, places };
}

function hasTies(ties: Float32Array, from: number): boolean {
  for (let at = from; at < from + TIES; at++) if (ties[at] !== 0) return true;
  return false;
}

/** The score of a candidate for an act. */
export const scoreOfTarget = (net: TargetNet, values: Float32Array, input: TargetInput, act: Act): number =>
  scoreForAct(net, values, input, act, scoreForAll(net, values, input));

/** What the score of a candidate has for all acts. */
export const scoreForAll = (net: TargetNet, values: Float32Array, input: TargetInput): number =>
  addScore(net, values, input, 0, 0);

/** The score of a candidate for an act, with what it has for all acts. */
export function scoreForAct(net: TargetNet, values: Float32Array, input: TargetInput, act: Act, all: number): number {
  const ofAct = (ACTS.indexOf(act) + 1) * widthOf(net);
  return addScore(net, values, input, ofAct, all);
}

/** Adds to a score what the numbers of `output` that begin at `from` make of the filters' values and the traits. */
function addScore(
  { filters, output }: TargetNet,
  values: Float32Array,
  { traits }: TargetInput,
  from: number,
  before: number,
): number {
  let score = before;
  for (let filter = 0; filter < filters; filter++) score += values[filter]! * output[from + filter]!;
  for (let trait = 0; trait < TRAITS; trait++) score += traits[trait]! * output[from + filters + trait]!;
  return score;
}
