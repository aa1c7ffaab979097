import type { EntityLexicon } from "../domain/entity-lexicon.ts";
import { cachesOf } from "./campaign-caches.ts";
import { Change } from "./change.ts";
import { loadLexicon } from "./entities.ts";
import { RecallCounts } from "./recall-counts.ts";

/** The result of a change, and the memory's revision after it. */
export interface Changed<Value> {
  readonly value: Value;
  readonly revision: number;
}

/** A campaign's storage and its names. All changes of the memory must go through this class. */
export class MemoryStore {
  readonly sql: SqlStorage;
  /** The items recalled since the last change. They are only held in memory, because a recall itself writes nothing. */
  readonly recalls = new RecallCounts();
  readonly #storage: DurableObjectStorage;
  readonly #onChange: (revision: number, turnId: string | null) => void;
  #lexicon: EntityLexicon | null = null;

  /** @param onChange called after every change, with the id of the turn that caused it */
  constructor(storage: DurableObjectStorage, onChange: (revision: number, turnId: string | null) => void) {
    this.sql = storage.sql;
    this.#storage = storage;
    this.#onChange = onChange;
  }

  get lexicon(): EntityLexicon {
    return (this.#lexicon ??= loadLexicon(this.sql));
  }

  /**
   * Drops the lexicon and the caches. Call it when names were removed or moved, or when a change was rolled back. They are read again at
   * the next use.
   */
  dropCaches(): void {
    this.#lexicon = null;
    const caches = cachesOf(this.sql);
    caches.dropFoundWords();
    caches.dropIndex();
  }

  /** Runs a change in one transaction. Calls `onChange` if it changed anything. */
  change<Value>(work: (change: Change) => Value, turnId: string | null = null): Changed<Value> {
    try {
      const { value, revision, changed } = this.#storage.transactionSync(() => {
        const change = new Change(this.sql, this.lexicon, this.recalls);
        return { value: work(change), ...change.finish() };
      });
      if (changed) this.#onChange(revision, turnId);
      return { value, revision };
    } catch (error) {
      // The caches may contain rows that were rolled back.
      this.dropCaches();
      throw error;
    }
  }
}
