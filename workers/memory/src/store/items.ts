import type { MemoryDraft } from "#contracts/memory/items";
import type { Change } from "./change.ts";
import { claimants, claimOf, dropClaim, storeClaim, type Claim } from "./claims.ts";
import { nameEntity } from "./entities.ts";
import { indexItem, readText, unindexItem } from "./item-index.ts";
import { asLinks, linkItem, unlinkItem } from "./item-links.ts";
import { ANYBODY, ONLY_KNOWERS } from "./knowers.ts";
import type { Override } from "./overrides.ts";
import type { SourceRow } from "./sources.ts";
import { forgetSummaryWith } from "./session-summaries.ts";
import { readValue, writeValue } from "./key-values.ts";

/** An item to store: its source, its content, its story order, and the player's override. */
export interface ItemToStore {
  readonly source: SourceRow;
  readonly draft: MemoryDraft;
  /** Its position among the items of its source. */
  readonly ordinal: number;
  /** Story order. See schema/003-model.ts. */
  readonly story: number;
  readonly at: string;
  readonly override: Override | null;
}

/** SQL: an id that no item has ever had. */
const NEW_ID = `(SELECT 1 + max(
  coalesce((SELECT max(id) FROM items), 0), coalesce((SELECT CAST(value AS INTEGER) FROM state WHERE key = 'last_item'), 0)
))`;

/** Stores an item with its links and its claim, and returns its id. The item is indexed if its source is active. */
export function insertItem(change: Change, item: ItemToStore): number {
  const { source, draft, ordinal, story, at, override } = item;
  const content = override?.content ?? draft.content;
  const { novelty, traits } = readText(change.sql, content);
  const links = itemLinksFor(change, draft);
  const { id } = change.sql
    .exec<{ id: number }>(
      `INSERT INTO items (id, source_id, key, kind, content, speaker, importance, tone, secret, pinned, at, story, ordinal, context, known, override_id,
         novelty, traits, entities, knowers)
       VALUES (${NEW_ID}, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
      source.id,
      draft.key,
      draft.kind,
      content,
      draft.speaker,
      override?.importance ?? draft.importance,
      draft.tone,
      draft.secret ? 1 : 0,
      override?.pinned ?? (draft.pinned ? 1 : 0),
      at,
      story,
      ordinal,
      draft.context ?? "",
      draft.knowers ? ONLY_KNOWERS : ANYBODY,
      override?.id ?? null,
      novelty,
      traits,
      JSON.stringify(links.about),
      JSON.stringify(links.knowers),
    )
    .one();
  if (source.active) indexItem(change.sql, id, content);
  if (links.claim) storeClaim(change, id, links.claim, draft.content, content);
  return id;
}

/** Updates an item that a newer version of its turn contains again. The item keeps its id; its other fields are replaced. */
export function updateItem(change: Change, id: number, { draft, ordinal, story, at, override }: ItemToStore): void {
  detach(change, id);
  const links = itemLinksFor(change, draft);
  change.sql.exec(
    `UPDATE items SET kind = ?2, speaker = ?3, importance = ?4, tone = ?5, secret = ?6, pinned = ?7,
       at = ?8, story = ?9, ordinal = ?10, context = ?11, known = ?12, knowers = ?13 WHERE id = ?1`,
    id,
    draft.kind,
    draft.speaker,
    override?.importance ?? draft.importance,
    draft.tone,
    draft.secret ? 1 : 0,
    override?.pinned ?? (draft.pinned ? 1 : 0),
    at,
    story,
    ordinal,
    draft.context ?? "",
    draft.knowers ? ONLY_KNOWERS : ANYBODY,
    JSON.stringify(links.knowers),
  );
  linkItem(change.sql, id, links.about);
  if (links.claim) storeClaim(change, id, links.claim, draft.content, override?.content ?? draft.content);
}

export function deleteItem(change: Change, id: number): void {
  forgetSummaryWith(change.sql, id);
  detach(change, id);
  unindexItem(change.sql, id);
  change.sql.exec("DELETE FROM closures WHERE item_id = ?", id);
  const { last } = change.sql.exec<{ last: number }>("SELECT max(id) AS last FROM items").one();
  if (id === last)
    writeValue(change.sql, "last_item", String(Math.max(id, Number(readValue(change.sql, "last_item")))));
  unlinkItem(change.sql, id);
  change.sql.exec("DELETE FROM items WHERE id = ?", id);
}

/** The entities that an item mentions, the entities that know of it, and its claim. Entities are given by their ids. */
interface ItemLinks {
  readonly about: readonly number[];
  readonly knowers: readonly number[];
  readonly claim: Claim | null;
}

function itemLinksFor(change: Change, draft: MemoryDraft): ItemLinks {
  const named = (names: readonly string[]) => names.flatMap((name) => nameEntity(change, name)?.id ?? []);
  const [about, knowers] = [named(draft.entities), named(draft.knowers ?? [])];
  const claim = claimOf(change, draft);
  return { about: asLinks([...about, ...(claim ? claimants(claim) : [])]), knowers: asLinks(knowers), claim };
}

function detach(change: Change, id: number): void {
  dropClaim(change, id);
  change.sql.exec("DELETE FROM item_knowers WHERE item_id = ?", id);
}
