import { InvertedIndex } from "./inverted-index.ts";
import { StoredItemFeatures } from "./item-features.ts";

/** The result of one query to the full-text index. */
export interface CachedMatches {
  /** The latest matching items, the latest first. */
  readonly items: readonly number[];
  /** The id of the newest item at the time of the query. */
  readonly upTo: number;
}

/**
 * Everything that a Durable Object caches from its campaign's storage. It can be read from storage again at any time. Code that makes a
 * cache wrong by changing storage must drop that cache here. New items need no action, because each cache reads them itself.
 */
class CampaignCaches {
  /** Words that were found in the full-text index. As long as no item leaves the index, they need not be looked up again. */
  foundWords = new Set<string>();
  /** Results by query, the least recently used first. */
  matches = new Map<string, CachedMatches>();
  /** Null until its first use. Until then it needs no updates. */
  loadedIndex: InvertedIndex | null = null;
  readonly #features = new StoredItemFeatures();

  index(sql: SqlStorage): InvertedIndex {
    this.loadedIndex ??= new InvertedIndex();
    this.loadedIndex.refresh(sql);
    return this.loadedIndex;
  }

  features(sql: SqlStorage): StoredItemFeatures {
    this.#features.refresh(sql);
    return this.#features;
  }

  /** Call this when an item returns to the full-text index. */
  dropMatches(): void {
    this.matches = new Map();
  }

  /** Call this when an item left the full-text index or was rolled back. */
  dropFoundWords(): void {
    this.foundWords = new Set();
    this.dropMatches();
  }

  /** Call this when entities were merged or deleted, or when a change was rolled back. */
  dropIndex(): void {
    this.loadedIndex = null;
  }
}

/** The caches of each Durable Object, found by its storage. */
const byStorage = new WeakMap<SqlStorage, CampaignCaches>();

export function cachesOf(sql: SqlStorage): CampaignCaches {
  const caches = byStorage.get(sql) ?? new CampaignCaches();
  byStorage.set(sql, caches);
  return caches;
}
