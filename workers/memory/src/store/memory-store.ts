import type { EntityLexicon } from "../domain/entity-lexicon.ts";
import { Change } from "./change.ts";
import { loadLexicon } from "./entities.ts";
import { dropFoundWords } from "./item-index.ts";
import { dropInvertedIndex } from "./inverted-index.ts";
import { RecallCounts } from "./recall-counts.ts";

/** What a change has come to: what it answers, and the memory's revision after it. */
export interface Changed<Value> {
  readonly value: Value;
  readonly revision: number;
}

/** A campaign's storage, the names it knows, and the one way in which it is changed. */
export class MemoryStore {
  readonly sql: SqlStorage;
  /** What was recalled since the last change: recall itself writes nothing. */
  readonly recalls = new RecallCounts();
  readonly #storage: DurableObjectStorage;
  readonly #onChange: (revision: number, turnId: string | null) => void;
  #lexicon: EntityLexicon | null = null;

  /** @param onChange hears of every change that was made, with the turn that it came with */
  constructor(storage: DurableObjectStorage, onChange: (revision: number, turnId: string | null) => void) {
    this.sql = storage.sql;
    this.#storage = storage;
    this.#onChange = onChange;
  }

  get lexicon(): EntityLexicon {
    return (this.#lexicon ??= loadLexicon(this.sql));
  }

  /**
   * Names were taken away or given to others, or what was being written was not written after all: what is kept in memory of it is
   * read anew when it is next asked for.
   */
  dropCaches(): void {
    this.#lexicon = null;
    dropFoundWords(this.sql);
    dropInvertedIndex(this.sql);
  }

  /** Makes a change in one transaction, and tells of it where anything is remembered otherwise than before. */
  change<Value>(work: (change: Change) => Value, turnId: string | null = null): Changed<Value> {
    try {
      const { value, revision, changed } = this.#storage.transactionSync(() => {
        const change = new Change(this.sql, this.lexicon, this.recalls);
        return { value: work(change), ...change.finish() };
      });
      if (changed) this.#onChange(revision, turnId);
      return { value, revision };
    } catch (error) {
      // What was rolled back may have left names in it.
      this.dropCaches();
      throw error;
    }
  }
}
