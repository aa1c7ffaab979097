import { remember } from "../../../remember.ts";
import stored from "#storyteller/oracle-vectors" with { type: "json" };
import { numberOf } from "./weights.ts";

/** Word vectors in the form of the data file (`bench/understanding/word-vectors.ts`). */
export interface StoredVectors {
  readonly dimensions: number;
  /** The value of one step of a number. */
  readonly step: number;
  /** All words, separated by spaces. */
  readonly words: string;
  /** The numbers of all words one after the other, one letter for each. */
  readonly values: string;
}

/** The number of the letter that stands for 0 (`weights.ts`). */
const ZERO = 32;

/** Endings of inflected words, each with what replaces it to find the word in the dictionary. */
const ENDINGS: readonly (readonly [ending: string, instead: readonly string[]])[] = [
  ["'s", [""]],
  ["s'", ["", "s"]],
  ["in'", ["ing", "", "e"]],
  ["ies", ["y"]],
  ["ied", ["y"]],
  ["ing", ["", "e"]],
  ["es", ["", "e"]],
  ["ed", ["", "e"]],
  ["er", ["", "e"]],
  ["ly", [""]],
  ["s", [""]],
  ["y", ["", "e"]],
];

/** Word vectors: words of similar use have similar numbers. */
export class Vectors {
  readonly dimensions: number;
  readonly #step: number;
  readonly #values: string;
  readonly #places: ReadonlyMap<string, number>;

  constructor({ dimensions, step, words, values }: StoredVectors) {
    this.dimensions = dimensions;
    this.#step = step;
    // A word is unpacked when it is first used: there are more than a million letters, and the first message would wait for them.
    this.#values = values;
    this.#places = new Map(words.split(" ").map((word, at) => [word, at]));
  }

  /** The vector of a word, or of its dictionary form. Null if neither is known. */
  readonly of = remember((word) => this.#exact(word) ?? this.#inflected(word) ?? this.#stretched(word));

  #exact(word: string): Float32Array | null {
    const place = this.#places.get(word);
    if (place === undefined) return null;
    const from = place * this.dimensions;
    const vector = new Float32Array(this.dimensions);
    for (let at = 0; at < vector.length; at++)
      vector[at] = (numberOf[this.#values.charCodeAt(from + at)]! - ZERO) * this.#step;
    return vector;
  }

  #inflected(word: string): Float32Array | null {
    for (const [ending, instead] of ENDINGS) {
      if (!word.endsWith(ending) || word.length < ending.length + 3) continue;
      const stem = word.slice(0, word.length - ending.length);
      const single = /([bdglmnprt])\1$/u.test(stem) ? [stem.slice(0, -1)] : [];
      for (const form of [...single, ...instead.map((other) => stem + other)]) {
        const found = this.#exact(form);
        if (found !== null) return found;
      }
    }
    return null;
  }

  /** "nooooo" and "pleeease" are words with letters repeated. */
  #stretched(word: string): Float32Array | null {
    const shorter = word.replaceAll(/(\p{L})\1{2,}/gu, "$1");
    return shorter === word ? null : (this.#exact(shorter) ?? this.#exact(word.replaceAll(/(\p{L})\1{2,}/gu, "$1$1")));
  }
}

/**
 * In Node the vectors are there from the start. In a worker they are one of its static assets, and this is null until `setVectors`
 * (docs/decisions/046-give-the-oracle-word-vectors.md).
 */
let data: StoredVectors | null = stored;
let ours: Vectors | null = null;

/** Whether the word vectors are loaded. */
export const hasVectors = (): boolean => data !== null;

/** Gives the reader its word vectors. The worker calls this before the oracle reads a message. */
export function setVectors(loaded: StoredVectors): void {
  data = loaded;
  ours = null;
}

/**
 * The word vectors. They are unpacked when they are first used.
 * @throws Error if they are not loaded
 */
export function wordVectors(): Vectors {
  if (data === null) throw new Error("The oracle's word vectors are not loaded: call setVectors first");
  return (ours ??= new Vectors(data));
}
