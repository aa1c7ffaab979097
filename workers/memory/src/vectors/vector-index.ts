import { dot, type Int8Vector, quantize } from "./int8.ts";
import { differing, signsOf } from "./sign-bits.ts";

/** An item and the similarity of its vector to the question's vector, at most 1. */
export interface Match {
  readonly itemId: number;
  readonly similarity: number;
}

/** The most bytes of vectors in memory. The object has 128 MB for everything. */
const MOST_BYTES = 32 * 1024 * 1024;
/** The number of vectors that are compared exactly. If there are more, the ones whose signs differ least are chosen. */
const COMPARED = 1_024;

/**
 * Vectors of one length, side by side in memory. A search has two passes: a quick one over the signs of all vectors, then an exact one
 * over the eight-bit values of the nearest ones.
 */
export class VectorIndex {
  readonly #dimensions: number;
  readonly #words: number;
  readonly #places = new Map<number, number>();
  readonly #ids: number[] = [];
  readonly #scales: number[] = [];
  #values: Int8Array;
  #signs: Uint32Array;

  constructor(dimensions: number) {
    this.#dimensions = dimensions;
    this.#words = Math.ceil(dimensions / 32);
    this.#values = new Int8Array(dimensions * 256);
    this.#signs = new Uint32Array(this.#words * 256);
  }

  get size(): number {
    return this.#ids.length;
  }

  get dimensions(): number {
    return this.#dimensions;
  }

  /** Adds an item's vector or replaces its old one. A vector of another length is ignored. */
  put(itemId: number, { values, scale }: Int8Vector): void {
    if (values.length !== this.#dimensions) return;
    const place = this.#places.get(itemId) ?? this.size;
    const at = place * this.#dimensions;
    if (at + this.#dimensions > MOST_BYTES) return;
    if (at + this.#dimensions > this.#values.length) this.#grow();
    this.#values.set(values, at);
    this.#signs.set(signsOf(values), place * this.#words);
    this.#places.set(itemId, place);
    this.#ids[place] = itemId;
    this.#scales[place] = scale;
  }

  /** Removes an item's vector. The last vector moves to its place. */
  drop(itemId: number): void {
    const place = this.#places.get(itemId);
    if (place === undefined) return;
    const lastId = this.#ids.pop()!;
    const lastScale = this.#scales.pop()!;
    this.#places.delete(itemId);
    if (lastId === itemId) return;
    const last = this.size;
    this.#values.copyWithin(place * this.#dimensions, last * this.#dimensions, (last + 1) * this.#dimensions);
    this.#signs.copyWithin(place * this.#words, last * this.#words, (last + 1) * this.#words);
    this.#places.set(lastId, place);
    this.#ids[place] = lastId;
    this.#scales[place] = lastScale;
  }

  /** The `most` most similar items, best first. */
  nearest(question: Float32Array, most: number): Match[] {
    if (question.length !== this.#dimensions) return [];
    const asked = quantize(question);
    const matches = this.#worthComparing(asked.values).map((place): Match => ({
      itemId: this.#ids[place]!,
      similarity: dot(asked.values, this.#values, place * this.#dimensions) * this.#scales[place]! * asked.scale,
    }));
    return matches.toSorted((a, b) => b.similarity - a.similarity).slice(0, most);
  }

  /** The places of the vectors whose signs differ least from the question's signs. All places if there are few. */
  #worthComparing(question: Int8Array): number[] {
    const all = Array.from({ length: this.size }, (_, place) => place);
    if (all.length <= COMPARED) return all;
    const asked = signsOf(question);
    const distances = Uint16Array.from(all, (place) => differing(asked, this.#signs, place * this.#words));
    const times = new Uint32Array(this.#dimensions + 1);
    for (const distance of distances) times[distance]! += 1;
    let farthest = 0;
    for (let count = times[0]!; count < COMPARED; count += times[farthest]!) farthest += 1;
    return all.filter((place) => distances[place]! <= farthest);
  }

  #grow(): void {
    const room = Math.min(Math.floor(MOST_BYTES / this.#dimensions), (this.#values.length / this.#dimensions) * 2);
    const values = new Int8Array(room * this.#dimensions);
    values.set(this.#values);
    const signs = new Uint32Array(room * this.#words);
    signs.set(this.#signs);
    [this.#values, this.#signs] = [values, signs];
  }
}
