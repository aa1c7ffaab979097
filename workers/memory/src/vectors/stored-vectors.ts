import type { MadeVector, VectorWork } from "#contracts/rpc/vectors";
import { readValue } from "../store/key-values.ts";
import { quantize } from "./int8.ts";
import { type Match, VectorIndex } from "./vector-index.ts";
import { noteTended, vectorIds, vectorWork } from "./vector-work.ts";

/** The most vectors that memory stores itself. Vectors of pinned, important and new items are kept. */
const MOST_STORED = 20_000;
/** When the limit is exceeded, this many more vectors are deleted at once. The limit is checked only every LOOK_EVERY items. */
const ROOM_FOR = 1_000;
const LOOK_EVERY = 256;

interface VectorRow extends Record<string, SqlStorageValue> {
  item_id: number;
  scale: number;
  vector: ArrayBuffer;
}

/** The vectors of a campaign: the work that is left to do and, without an external index, the vectors themselves. */
export class StoredVectors {
  readonly #storage: DurableObjectStorage;
  readonly #most: number;
  readonly #lookEvery: number;
  /** Read from the database at the first use, then kept up to date. */
  #index: VectorIndex | null = null;

  constructor(storage: DurableObjectStorage, { most = MOST_STORED, lookEvery = LOOK_EVERY } = {}) {
    this.#storage = storage;
    this.#most = most;
    this.#lookEvery = lookEvery;
  }

  work(model: string, limit: number): VectorWork {
    const { sql } = this.#storage;
    const before = readValue(sql, "vectors_model");
    if (before !== model) this.#index = null;
    return this.#storage.transactionSync(() => vectorWork(sql, model, limit));
  }

  ids(afterId: string | null, limit: number): string[] {
    return vectorIds(this.#storage.sql, afterId, limit);
  }

  /** Stores the given vectors, and records which items are done. */
  tended(made: readonly MadeVector[], removed: readonly string[]): void {
    this.#storage.transactionSync(() => {
      for (const { itemId, values } of noteTended(this.#storage.sql, made, removed)) {
        if (values) this.#store(itemId, values);
      }
      if (made.some(({ id }) => Number(id) % this.#lookEvery === 0)) this.#makeRoom();
    });
    for (const id of removed) this.#index?.drop(Number(id));
  }

  /** The items most similar to a question. They may include deleted items, so the caller must check each. */
  nearest(question: Float32Array, most: number): Match[] {
    if (this.#index?.dimensions !== question.length) this.#index = this.#load(question.length);
    return this.#index.nearest(question, most);
  }

  /** Call this when everything was erased. */
  forget(): void {
    this.#index = null;
  }

  #store(itemId: number, vector: Float32Array): void {
    const small = quantize(vector);
    this.#storage.sql.exec(
      "INSERT OR REPLACE INTO item_vectors (item_id, scale, vector) VALUES (?, ?, ?)",
      itemId,
      small.scale,
      small.values.buffer,
    );
    this.#index?.put(itemId, small);
  }

  #makeRoom(): void {
    const { sql } = this.#storage;
    const { stored } = sql.exec<{ stored: number }>("SELECT count(*) AS stored FROM item_vectors").one();
    if (stored <= this.#most) return;
    sql.exec(
      `DELETE FROM item_vectors WHERE item_id IN (
         SELECT v.item_id FROM item_vectors v JOIN items i ON i.id = v.item_id JOIN sources s ON s.id = i.source_id
         ORDER BY i.pinned, s.active, i.importance, i.id LIMIT ?
       )`,
      stored - this.#most + Math.min(ROOM_FOR, this.#most >> 1),
    );
    this.#index = null;
  }

  #load(dimensions: number): VectorIndex {
    const index = new VectorIndex(dimensions);
    const rows = this.#storage.sql.exec<VectorRow>("SELECT item_id, scale, vector FROM item_vectors");
    for (const { item_id, scale, vector } of rows) index.put(item_id, { values: new Int8Array(vector), scale });
    return index;
  }
}
