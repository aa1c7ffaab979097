import type { MemoryDraft } from "#contracts/memory/items";
import type { CampaignKey, HeadMove, RememberAnswer, RememberRequest } from "#contracts/rpc/memory";
import { isPresent } from "#contracts/non-blank";
import type { Change } from "./change.ts";
import { clearDeadLetter } from "./dead-letters.ts";
import { knowEntity } from "./entities.ts";
import { indexSource } from "./item-index.ts";
import { deleteItem, insertItem, updateItem, type ItemToStore } from "./items.ts";
import { itemsFrom, LISTED } from "./item-links.ts";
import { overridesOf } from "./overrides.ts";
import { forgetSummary } from "./session-summaries.ts";
import { findSource, recordSource, setActive, sourceName, storyOf, type SourceRow } from "./sources.ts";
import { readValue } from "./key-values.ts";
import { IS_BESIDE_TURNS, mentionStoryOrder } from "./story-order.ts";
import { mentionsChanged, mentionsOfSource, touchMentioned, mergeMentions } from "./entity-mentions.ts";

/** What is new, as it is shown. */
export type Added = RememberAnswer["items"];

/**
 * Stores what a source says. A turn's newer version replaces what the older one left, and what it says again stays
 * the item it was; the same version again, or an older one that comes late, changes nothing. Of the other sources an item is
 * replaced by a later one of its key. What happened before the campaign's memory was erased stays forgotten, however late the
 * queue delivers it.
 */
export function remember(change: Change, request: Omit<RememberRequest, keyof CampaignKey>): Added {
  const { sql } = change;
  const { source, at, items } = request;
  const erasedAt = readValue(sql, "erased_at");
  if (erasedAt !== null && at <= erasedAt) return [];

  if (source.kind === "turn" && isDigested(sql, source.turnId, source.version)) return [];
  const known = findSource(sql, sourceName(source));

  const story = mentionStoryOrder(source);
  const said = request.entities.flatMap((entity) => {
    const mention = knowEntity(change, entity);
    return mention ? { ...mention, story } : [];
  });
  const before = known ? mentionsOfSource(sql, known.id) : [];
  // A turn is replaced as a whole, its mentions too.
  const mentions = mergeMentions(source.kind === "turn" ? [] : before, said);
  const newTurn = source.kind === "turn" && !known ? change.newTurnFields() : undefined;
  const row = recordSource(sql, source, at, newTurn, mentions);
  mentionsChanged(change, row.id, before, mentions);
  if (source.kind === "turn") {
    change.markChanged();
    clearDeadLetter(sql, source.turnId);
  }
  const added = storeItems(change, row, items, { story: storyOf(sql, source), at, whole: source.kind === "turn" });
  // Its session goes on, or had more in it than was known when it was summed up.
  if (added.length > 0) forgetSummary(sql, row.id);
  return added;
}

/** Whether a turn was remembered in this version or a newer one. */
export function isDigested(sql: SqlStorage, turnId: string, version: number): boolean {
  const known = findSource(sql, turnId);
  return known !== null && known.version >= version;
}

interface ItemPlacement {
  readonly story: number;
  readonly at: string;
  /** Whether this is all that the source says: then what it said before, and now no longer, is forgotten. */
  readonly whole: boolean;
}

/** Keeps what a source says; answers what of it is new. */
export function storeItems(
  change: Change,
  source: SourceRow,
  drafts: readonly MemoryDraft[],
  { story, at, whole }: ItemPlacement,
): Added {
  const before = itemsBefore(change.sql, source.id, whole ? null : drafts.map(({ key }) => key));
  const override = overridesOf(change.sql, source.name);
  const said = new Set<string>();
  const added: { id: string; content: string }[] = [];
  for (const [ordinal, draft] of drafts.entries()) {
    if (!isPresent(draft.content) || said.has(draft.key)) continue;
    said.add(draft.key);
    const old = before.get(draft.key);
    const item: ItemToStore = { source, draft, ordinal, story, at, override: override(draft.key, draft.content) };
    if (old?.original === draft.content) {
      if (whole) updateItem(change, old.id, item);
      continue;
    }
    if (old) deleteItem(change, old.id);
    if (old || item.override?.forgotten !== 1) change.markChanged();
    if (item.override?.forgotten === 1) continue;
    const id = insertItem(change, item);
    added.push({ id: String(id), content: item.override?.content ?? draft.content });
  }
  if (!whole) return added;
  for (const [key, { id }] of before) {
    if (said.has(key) || isAcceptedFlag(key)) continue;
    deleteItem(change, id);
    change.markChanged();
  }
  return added;
}

/** The key of an item from an accepted flag: it stays when the turn is read again (contracts/rpc/memory.ts, correct). */
const isAcceptedFlag = (key: string): boolean => key.startsWith("kept:");

/** What a source has said so far, by key, under these keys or under any: with the wording before the player's correction. */
function itemsBefore(
  sql: SqlStorage,
  sourceId: number,
  keys: readonly string[] | null,
): Map<string, { id: number; original: string }> {
  const select = (items: string) => `SELECT i.id, i.key, coalesce(o.original, i.content) AS original
    FROM ${items} LEFT JOIN overrides o ON o.id = i.override_id`;
  type Row = { id: number; key: string; original: string };
  const rows = keys
    ? sql.exec<Row>(
        `${select("items i")} WHERE i.source_id = ? AND i.key IN (SELECT value FROM json_each(?)) AND ${IS_BESIDE_TURNS}`,
        sourceId,
        JSON.stringify(keys),
      )
    : sql.exec<Row>(select(LISTED), itemsFrom(sql, sourceId));
  return new Map(rows.toArray().map(({ id, key, original }) => [key, { id, original }]));
}

/**
 * Follows the ledger's head: turns that left the active path are out of recall's sight, turns that joined are in it again, and so
 * is all that they changed. A turn not digested yet is noted, so that its items come in on the right side.
 */
export function moveHead(change: Change, { epoch, left, joined }: Omit<HeadMove, keyof CampaignKey>): void {
  const { sql } = change;
  const moves = [...joined.map((id) => [id, true] as const), ...left.map((id) => [id, false] as const)];
  for (const [turnId, active] of moves) {
    const source = setActive(sql, turnId, active, epoch);
    if (!source) continue;
    indexSource(sql, source);
    forgetSummary(sql, source.id);
    touchMentioned(change, source.id);
    change.touchClaims(
      sql
        .exec<{ matter_id: number; story: number }>(
          `SELECT cl.matter_id, cl.story FROM ${LISTED} JOIN claims cl ON cl.item_id = i.id
           UNION SELECT cl.matter_id, cl.story FROM closures c JOIN claims cl ON cl.item_id = c.item_id WHERE c.source_id = ?2`,
          itemsFrom(sql, source.id),
          source.id,
        )
        .toArray(),
    );
    change.markChanged();
  }
}
