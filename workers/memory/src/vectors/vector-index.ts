import { dot, type Int8Vector, quantize } from "./int8.ts";
import { differing, signsOf } from "./sign-bits.ts";

/** An item, and how alike its vector is to the one asked for: at most 1. */
export interface Match {
  readonly itemId: number;
  readonly similarity: number;
}

/** What a shelf holds at most: the object has 128 MB for everything. */
const MOST_BYTES = 32 * 1024 * 1024;
/** So many vectors are compared in full; of more, those whose signs differ least. */
const COMPARED = 1_024;

/**
 * Vectors of one length, side by side in memory. They are looked through twice: the signs of all, which is quick, then the eight bits of
 * those that came nearest.
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

  /** Puts a vector in, or in the stead of the one the item had. One of another length is left out. */
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

  /** Takes an item's vector out: the last one comes into its place. */
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

  /** The `most` most alike, best first. */
  nearest(question: Float32Array, most: number): Match[] {
    if (question.length !== this.#dimensions) return [];
    const asked = quantize(question);
    const matches = this.#worthComparing(asked.values).map((place): Match => ({
      itemId: this.#ids[place]!,
      similarity: dot(asked.values, this.#values, place * this.#dimensions) * this.#scales[place]! * asked.scale,
    }));
    return matches.toSorted((a, b) => b.similarity - a.similarity).slice(0, most);
  }

  /** The places of those whose signs differ least from the question's; all where they are few. */
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
