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

/** The new items, with their text as the player sees it. */
export type Added = RememberAnswer["items"];

/**
 * Stores what a source says. A newer version of a turn replaces the older one; an item with the same text stays the same item. The same
 * version again, or an older version that arrives late, changes nothing. For other kinds of sources, a later item replaces an earlier one
 * with the same key. Turns that were played before the campaign's memory was erased are ignored, however late the queue delivers them.
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
  // A turn is replaced as a whole, with its mentions.
  const mentions = mergeMentions(source.kind === "turn" ? [] : before, said);
  const newTurn = source.kind === "turn" && !known ? change.newTurnFields() : undefined;
  const row = recordSource(sql, source, at, newTurn, mentions);
  mentionsChanged(change, row.id, before, mentions);
  if (source.kind === "turn") {
    change.markChanged();
    clearDeadLetter(sql, source.turnId);
  }
  const added = storeItems(change, row, items, { story: storyOf(sql, source), at, whole: source.kind === "turn" });
  // The summary of the turn's session is outdated now: the session continues, or more happened in it than was known.
  if (added.length > 0) forgetSummary(sql, row.id);
  return added;
}

/** Whether this version of a turn or a newer one has been digested. */
export function isDigested(sql: SqlStorage, turnId: string, version: number): boolean {
  const known = findSource(sql, turnId);
  return known !== null && known.version >= version;
}

interface ItemPlacement {
  readonly story: number;
  readonly at: string;
  /** Whether the drafts are everything that the source says. Then older items that are not among them are deleted. */
  readonly whole: boolean;
}

/** Stores the items of a source. Returns the new ones. */
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

/**
 * Whether an item comes from a flag that the player accepted. Such an item stays when its turn is digested again
 * (contracts/rpc/memory.ts, correct).
 */
const isAcceptedFlag = (key: string): boolean => key.startsWith("kept:");

/**
 * The stored items of a source by key, each with its wording before the player's correction. Only the given keys, or all keys if null.
 */
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
 * Updates which turns are on the active path. Items of turns that left it are no longer recalled; items of turns that joined it are, with
 * all their effects. A turn that is not digested yet is recorded too, so that its items are active or inactive as the move says.
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
