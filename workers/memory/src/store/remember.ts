import type { MemoryDraft } from "#contracts/memory/items";
import type { CampaignKey, HeadMove, RememberRequest } from "#contracts/rpc/memory";
import { isPresent } from "#contracts/text";
import type { EntityLexicon } from "../domain/entity-lexicon.ts";
import { clearDeadLetter } from "./dead-letters.ts";
import { knowEntity, linkEntity, nameEntity } from "./entities.ts";
import { contentOf, deleteItems, indexSource, insertItem } from "./items.ts";
import { findSource, recordSource, setActive, sourceName, type SourceRow } from "./sources.ts";
import { nextRevision, readState, revision } from "./state.ts";
import { keepState } from "./states.ts";

export interface Remembered {
  readonly revision: number;
  readonly added: number;
  readonly changed: boolean;
}

/**
 * Stores what a source says (design.md §7). A turn's newer version replaces what the older one left; the same version again,
 * or an older one that comes late, changes nothing. Of the other sources an item is replaced by a later one of its key.
 * What happened before the campaign's memory was erased stays forgotten, however late the queue delivers it.
 * Runs inside the caller's transaction.
 */
export function remember(
  sql: SqlStorage,
  lexicon: EntityLexicon,
  request: Omit<RememberRequest, keyof CampaignKey>,
): Remembered {
  const { source, at } = request;
  const erasedAt = readState(sql, "erased_at");
  if (erasedAt !== null && at <= erasedAt) return unchanged(sql);

  const known = findSource(sql, sourceName(source));
  if (source.kind === "turn" && known && known.version >= source.version) return unchanged(sql);

  const row = recordSource(sql, source);
  if (source.kind === "turn") {
    deleteItems(sql, row.id);
    clearDeadLetter(sql, source.turnId);
  }
  for (const entity of request.entities) knowEntity(sql, lexicon, entity);
  let added = 0;
  for (const draft of request.items) added += addItem(sql, lexicon, row, draft, at) ? 1 : 0;
  if (source.kind !== "turn" && added === 0) return unchanged(sql);
  return { revision: nextRevision(sql), added, changed: true };
}

/** Stores an item with whom it is about. Answers false for one that says nothing, or nothing new. */
export function addItem(
  sql: SqlStorage,
  lexicon: EntityLexicon,
  source: SourceRow,
  draft: MemoryDraft,
  at: string,
): boolean {
  if (!isPresent(draft.content)) return false;
  const before = contentOf(sql, source.id, draft.key);
  if (before === draft.content) return false;
  if (before !== null) deleteItems(sql, source.id, draft.key);
  const itemId = insertItem(sql, source, draft, at);
  if (itemId === null) return false;
  for (const name of draft.entities) {
    const entity = nameEntity(sql, lexicon, name);
    if (entity) linkEntity(sql, itemId, entity.id);
  }
  if (draft.state) keepState(sql, lexicon, itemId, draft.state);
  return true;
}

/**
 * Follows the ledger's head: turns that left the active path are out of recall's sight, turns that joined are in it again.
 * A turn not digested yet is noted, so that its items come in on the right side. Runs inside the caller's transaction.
 */
export function moveHead(sql: SqlStorage, { epoch, left, joined }: Omit<HeadMove, keyof CampaignKey>): Remembered {
  const moves = [...joined.map((id) => [id, true] as const), ...left.map((id) => [id, false] as const)];
  let changed = false;
  for (const [turnId, active] of moves) {
    const source = setActive(sql, turnId, active, epoch);
    if (!source) continue;
    indexSource(sql, source);
    changed = true;
  }
  return changed ? { revision: nextRevision(sql), added: 0, changed } : unchanged(sql);
}

const unchanged = (sql: SqlStorage): Remembered => ({ revision: revision(sql), added: 0, changed: false });
