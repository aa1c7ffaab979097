import { InvertedIndex } from "./inverted-index.ts";
import { StoredItemFeatures } from "./item-features.ts";

/** The answer of the full-text index to one query. */
export interface CachedMatches {
  /** The latest items that match, the latest first. */
  readonly items: readonly number[];
  /** The newest item when it was looked up. */
  readonly upTo: number;
}

/**
 * Everything that an object keeps in memory of its campaign's storage: it can be read from storage again at any time. Who changes
 * storage so that a cache is wrong drops that cache here; items that are only added need nothing, each cache reads those itself.
 */
class CampaignCaches {
  /** Words that were found in the full-text index. While nothing leaves the index they need not be looked up again. */
  foundWords = new Set<string>();
  /** By query, the one used longest ago first. */
  matches = new Map<string, CachedMatches>();
  /** Null until it is first asked for; until then it needs no updates either. */
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

  /** An item came back into the full-text index. */
  dropMatches(): void {
    this.matches = new Map();
  }

  /** An item left the full-text index, or was rolled back. */
  dropFoundWords(): void {
    this.foundWords = new Set();
    this.dropMatches();
  }

  /** Entities were merged or deleted, or a change was rolled back. */
  dropIndex(): void {
    this.loadedIndex = null;
  }
}

/** One for each object, found by its storage. */
const byStorage = new WeakMap<SqlStorage, CampaignCaches>();

export function cachesOf(sql: SqlStorage): CampaignCaches {
  const caches = byStorage.get(sql) ?? new CampaignCaches();
  byStorage.set(sql, caches);
  return caches;
}
