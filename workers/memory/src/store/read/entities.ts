import type { MemoryEntity } from "#contracts/entities/memory";
import { firstRow } from "#worker-kit/sqlite";
import { quoted } from "../../domain/fts-query.ts";
import { foldName } from "../../domain/entity-lexicon.ts";
import { writtenName } from "../../domain/written-name.ts";
import { entityByRef } from "../entities.ts";
import { itemsAbout, LISTED } from "../item-links.ts";
import { sourcesDescribing, sourcesMentioning } from "../mention-index.ts";
import { findSource, sourceName } from "../sources.ts";
import { mentionsOfSource } from "../entity-mentions.ts";
import { SEEN } from "./visible.ts";

/** Items about one entity are counted only up to this number. Beyond it, all entities count as equally often mentioned. */
const MOST_COUNTED = 1_000;

/** The beginning of an SQL query: for each entity, the number of visible items among the rows `i`. */
const withVisibleMentions = (items: string): string => `WITH spoken (id, mentions) AS MATERIALIZED (
  SELECT l.value, min(count(*), ${MOST_COUNTED}) FROM ${items} JOIN sources s ON s.id = i.source_id JOIN json_each(i.entities) l
  WHERE ${SEEN} GROUP BY l.value
)`;
const MENTIONS = "coalesce((SELECT mentions FROM spoken WHERE spoken.id = e.id), 0)";

interface EntityRow extends Record<string, SqlStorageValue> {
  row: number;
  ref: string;
  name: string;
  type: string | null;
  mentions: number;
}

const COLUMNS = `e.id AS row, e.ref, e.name, e.type, ${MENTIONS} AS mentions`;

/** An entity and the number of its row, with which it can be joined to other rows. */
export interface KnownRow {
  readonly row: number;
  readonly entity: MemoryEntity;
}

export interface EntitiesQuery {
  readonly type?: string;
  /** Part of a name or alias. */
  readonly name?: string;
  readonly limit: number;
}

/** The entities that the player knows of, the most mentioned first. */
export function listEntities(sql: SqlStorage, { type, name, limit }: EntitiesQuery): KnownRow[] {
  const rows = sql.exec<EntityRow>(
    `${withVisibleMentions("items i")} SELECT ${COLUMNS} FROM entities e
     WHERE (?1 IS NULL OR e.type = ?1)
       AND (?2 = '' OR EXISTS (SELECT 1 FROM entity_names n WHERE n.entity_id = e.id AND instr(n.folded, ?2) > 0))
     ORDER BY mentions DESC, e.id`,
    type ?? null,
    foldName(name ?? "") || (name ?? "").trim().toLowerCase(),
  );
  return toEntities(sql, visibleEntities(sql, rows.toArray()).slice(0, limit));
}

/** The entities of these rows that the player knows of, in the order given. */
export const findEntities = (sql: SqlStorage, rows: readonly number[]): KnownRow[] =>
  toEntities(sql, visibleEntities(sql, entityRows(sql, rows)));

/** Finds the row of an entity by any of its public ids. Null if the player does not know of the entity. */
export function findRow(sql: SqlStorage, ref: string): number | null {
  const entity = entityByRef(sql, ref);
  return entity ? (visibleEntities(sql, entityRows(sql, [entity.id]))[0]?.row ?? null) : null;
}

function entityRows(sql: SqlStorage, rows: readonly number[]): EntityRow[] {
  const items = "(SELECT DISTINCT value FROM json_each(?1)) about CROSS JOIN items i ON i.id = about.value";
  const found = sql.exec<EntityRow>(
    `${withVisibleMentions(items)} SELECT ${COLUMNS} FROM json_each(?2) wanted JOIN entities e ON e.id = wanted.value ORDER BY wanted.key`,
    JSON.stringify(rows.flatMap((row) => itemsAbout(sql, row))),
    JSON.stringify(rows),
  );
  return found.toArray();
}

/**
 * The entities that the player knows of: a visible item mentions the entity, or an active source mentions it without a secret item about
 * it.
 */
function visibleEntities(sql: SqlStorage, rows: readonly EntityRow[]): EntityRow[] {
  const withoutItems = rows.filter(({ mentions }) => mentions === 0).map(({ row }) => row);
  const mentionedOpenly = firstOpen(sql, withoutItems, sourcesMentioning);
  return rows.filter(({ row, mentions }) => mentions > 0 || mentionedOpenly.has(row));
}

/** The number of sources that are read first, because one of them is usually enough. */
const FEW = 8;

/**
 * The description of each entity from the first active source that says nothing secret about it. Such a description may be shown to the
 * player. Entities without such a source are left out.
 */
function firstOpen(
  sql: SqlStorage,
  rows: readonly number[],
  sourcesOf: (sql: SqlStorage, row: number) => readonly number[],
): Map<number, string> {
  const found = new Map<number, string>();
  for (const most of [FEW, Infinity]) {
    const asked = rows.flatMap((row) => (found.has(row) ? [] : [[row, sourcesOf(sql, row).slice(0, most)]]));
    const described = sql.exec<{ row: number; description: string }>(
      `WITH hushed (id, source_id) AS MATERIALIZED (
         SELECT l.value, i.source_id FROM ${LISTED} JOIN json_each(i.entities) l WHERE i.secret = 1
       )
       SELECT asked.value ->> 0 AS row, t.value ->> 'description' AS description
       FROM json_each(?2) asked CROSS JOIN json_each(asked.value, '$[1]') teller CROSS JOIN sources s ON s.id = teller.value
       CROSS JOIN json_each(s.tellings) t ON t.value ->> 'entity' = asked.value ->> 0
       WHERE s.active = 1 AND (asked.value ->> 0, s.id) NOT IN (SELECT id, source_id FROM hushed)
       ORDER BY asked.key, teller.key`,
      JSON.stringify(asked.length === 0 ? [] : rows.flatMap((row) => itemsAbout(sql, row))),
      JSON.stringify(asked),
    );
    for (const { row, description } of described.toArray()) if (!found.has(row)) found.set(row, description);
  }
  return found;
}

function toEntities(sql: SqlStorage, rows: readonly EntityRow[]): KnownRow[] {
  const aliases = Map.groupBy(
    sql.exec<{ entity_id: number; folded: string }>(
      `SELECT n.entity_id, n.folded FROM json_each(?) wanted JOIN entity_names n ON n.entity_id = wanted.value
       ORDER BY n.entity_id, n.folded`,
      JSON.stringify(rows.map(({ row }) => row)),
    ),
    ({ entity_id }) => entity_id,
  );
  const descriptions = firstOpen(
    sql,
    rows.map(({ row }) => row),
    sourcesDescribing,
  );
  const player = findSource(sql, sourceName({ kind: "player" }));
  const editedByPlayer = new Set(player ? mentionsOfSource(sql, player.id).map(({ entity }) => entity) : []);
  return rows.map(({ row, ref, name, type, mentions }) => ({
    row,
    entity: {
      id: ref,
      name,
      type,
      aliases: (aliases.get(row) ?? [])
        .map(({ folded }) => folded)
        .filter((alias) => alias !== foldName(name) && (editedByPlayer.has(row) || isNameVisible(sql, row, alias)))
        .map((alias) => writtenName(alias, name)),
      description: descriptions.get(row) ?? "",
      mentions,
    },
  }));
}

/**
 * Whether the player may see an alias. Names have no source of their own. The player may see names that occur in a visible item, or that
 * they gave themselves.
 */
function isNameVisible(sql: SqlStorage, row: number, alias: string): boolean {
  const visible = firstRow(
    sql.exec<{ yes: number }>(
      `SELECT 1 AS yes FROM item_index x JOIN items i ON i.id = x.rowid JOIN sources s ON s.id = i.source_id
       JOIN json_each(i.entities) l ON l.value = ?1 WHERE item_index MATCH ?2 AND ${SEEN} LIMIT 1`,
      row,
      quoted(alias),
    ),
  );
  return visible !== undefined;
}
