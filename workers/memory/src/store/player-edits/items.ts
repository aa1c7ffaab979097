import type { MemoryDraft } from "#contracts/memory/items";
import { firstRow } from "#worker-kit/sqlite";
import type { ItemChange } from "../../ports.ts";
import type { Change } from "../change.ts";
import { reassessClaim } from "../claims.ts";
import { reindexItem } from "../item-index.ts";
import { deleteItem } from "../items.ts";
import { IS_BESIDE_TURNS } from "../story-order.ts";
import { overrideOf } from "../overrides.ts";
import { storeItems } from "../remember.ts";
import { recordSource, storyOf } from "../sources.ts";
import { forgetSummaryWith } from "../session-summaries.ts";

const PLAYER = { kind: "player" } as const;

/**
 * Stores an item that the player wrote and returns its id. If the key exists already, that item gets the new text. Returns an empty id if
 * the player has forgotten the item with that key.
 */
export function noteItem(change: Change, draft: MemoryDraft, at: string): string {
  const source = recordSource(change.sql, PLAYER, at);
  const known = firstRow(
    change.sql.exec<{ id: number }>(
      `SELECT i.id FROM items i WHERE i.source_id = ? AND i.key = ? AND ${IS_BESIDE_TURNS}`,
      source.id,
      draft.key,
    ),
  );
  if (known) {
    changeItem(change, String(known.id), { content: draft.content }, at);
    return String(known.id);
  }
  const [added] = storeItems(change, source, [draft], { story: storyOf(change.sql, PLAYER), at, whole: false });
  return added?.id ?? "";
}

/** Makes a draft of an item that the player wrote. It is not secret, and of medium importance by default. */
export const playerDraft = (draft: Pick<MemoryDraft, "key" | "kind" | "content" | "entities">, importance = 5) => ({
  ...draft,
  importance,
  tone: "neutral" as const,
  speaker: null,
  secret: false,
  pinned: false,
});

interface SeenItem extends Record<string, SqlStorageValue> {
  id: number;
  source: string;
  key: string;
  content: string;
  original: string;
  pinned: number;
  importance: number;
}

/** An item that the player can see, with its wording before the player's correction. */
function seenItem(sql: SqlStorage, id: string): SeenItem | null {
  if (!/^\d{1,15}$/u.test(id)) return null;
  const row = firstRow(
    sql.exec<SeenItem>(
      `SELECT i.id, s.name AS source, i.key, i.content, coalesce(o.original, i.content) AS original, i.pinned, i.importance
     FROM items i JOIN sources s ON s.id = i.source_id LEFT JOIN overrides o ON o.id = i.override_id
     WHERE i.id = ? AND s.active = 1 AND i.secret = 0`,
      Number(id),
    ),
  );
  return row ?? null;
}

/**
 * Pins or corrects an item. The earlier wording stays in its history. The changes stay when the item's turn is digested again. False if
 * the player can see no such item.
 */
export function changeItem(
  change: Change,
  id: string,
  { content, pinned, importance }: ItemChange,
  at: string,
): boolean {
  const item = seenItem(change.sql, id);
  if (!item) return false;
  const corrected = content !== undefined && content !== item.content;
  const pins = pinned !== undefined && Number(pinned) !== item.pinned;
  const changesImportance = importance !== undefined && importance !== item.importance;
  if (!corrected && !pins && !changesImportance) return true;

  const overrideId = overrideOf(change.sql, item.source, item.key, item.original);
  const mine = [
    corrected ? content : null,
    pins ? Number(pinned) : null,
    changesImportance ? importance : null,
  ] as const;
  change.sql.exec(
    `UPDATE overrides SET content = coalesce(?2, content), pinned = coalesce(?3, pinned), importance = coalesce(?4, importance)
     WHERE id = ?1`,
    overrideId,
    ...mine,
  );
  change.sql.exec(
    `UPDATE items SET override_id = ?2, content = coalesce(?3, content), pinned = coalesce(?4, pinned),
       importance = coalesce(?5, importance), faded = iif(?5 IS NULL, faded, 0) WHERE id = ?1`,
    item.id,
    overrideId,
    ...mine,
  );
  if (corrected) {
    change.sql.exec(
      "INSERT INTO item_history (override_id, content, until) VALUES (?, ?, ?)",
      overrideId,
      item.content,
      at,
    );
    reindexItem(change.sql, item.id, content);
    forgetSummaryWith(change.sql, item.id);
    reassessClaim(change, item.id, item.original, content);
  }
  change.markChanged();
  return true;
}

/** Forgets an item for good, even if its turn is digested again and says the same. False if the player can see no such item. */
export function forgetItem(change: Change, id: string): boolean {
  const item = seenItem(change.sql, id);
  if (!item) return false;
  const overrideId = overrideOf(change.sql, item.source, item.key, item.original);
  deleteItem(change, item.id);
  change.sql.exec("DELETE FROM item_history WHERE override_id = ?", overrideId);
  change.sql.exec(
    "UPDATE overrides SET forgotten = 1, content = NULL, pinned = NULL, importance = NULL WHERE id = ?",
    overrideId,
  );
  change.markChanged();
  return true;
}
