import type { MadeVector, VectorWork } from "#contracts/rpc/vectors";
import { readValue } from "../store/key-values.ts";
import { quantize } from "./int8.ts";
import { type Match, VectorIndex } from "./vector-index.ts";
import { noteTended, vectorIds, vectorWork } from "./vector-work.ts";

/** Where memory itself is the index it keeps so many: those of the pinned, the important and the newest. */
const MOST_STORED = 20_000;
/** Where there is no more room some is made at once for many, and only every so many items it is looked whether there is. */
const ROOM_FOR = 1_000;
const LOOK_EVERY = 256;

interface VectorRow extends Record<string, SqlStorageValue> {
  item_id: number;
  scale: number;
  vector: ArrayBuffer;
}

/** A campaign's vectors: what is left to do for them, and, where there is no index beside memory, themselves. */
export class StoredVectors {
  readonly #storage: DurableObjectStorage;
  readonly #most: number;
  readonly #lookEvery: number;
  /** Read from disk when it is first asked, and then kept as that is. */
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

  /** Keeps what memory was given, and notes all that was done. */
  tended(made: readonly MadeVector[], removed: readonly string[]): void {
    this.#storage.transactionSync(() => {
      for (const { itemId, values } of noteTended(this.#storage.sql, made, removed)) {
        if (values) this.#store(itemId, values);
      }
      if (made.some(({ id }) => Number(id) % this.#lookEvery === 0)) this.#makeRoom();
    });
    for (const id of removed) this.#index?.drop(Number(id));
  }

  /** The items most alike to a question. What has been deleted since may be among them: who asks looks at every one. */
  nearest(question: Float32Array, most: number): Match[] {
    if (this.#index?.dimensions !== question.length) this.#index = this.#load(question.length);
    return this.#index.nearest(question, most);
  }

  /** Everything was erased. */
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
