import type { MemoryEntity } from "#contracts/entities/memory";
import type { EntityType } from "#contracts/memory/items";
import { firstRow } from "#worker-kit/first-row";
import { quoted } from "../../domain/fts-query.ts";
import { foldName } from "../../domain/entity-lexicon.ts";
import { writtenName } from "../../domain/written-name.ts";
import { entityByRef } from "../entities.ts";
import { itemsAbout } from "../mentions.ts";
import { SEEN } from "./visible.ts";

/** Memories about one entity are counted up to here: beyond it nobody is spoken of more. */
const MOST_COUNTED = 1_000;

/** SQL: what source `s` says of entity `e` is for the player's eyes: it says nothing secret about it. */
const OPEN_TELLING = "s.active = 1 AND (e.id, s.id) NOT IN (SELECT id, source_id FROM hushed)";

/**
 * SQL: what comes before a question about entities, of these items `i`: how many memories the player has of each, and which source
 * says a secret about whom.
 */
const spokenOf = (items: string): string => `WITH spoken (id, mentions) AS MATERIALIZED (
  SELECT l.value, min(count(*), ${MOST_COUNTED}) FROM ${items} JOIN sources s ON s.id = i.source_id JOIN json_each(i.entities) l
  WHERE ${SEEN} GROUP BY l.value
), hushed (id, source_id) AS MATERIALIZED (
  SELECT l.value, i.source_id FROM ${items} JOIN json_each(i.entities) l WHERE i.secret = 1
)`;
/** SQL: as above, of a JSON list of items. */
const SPOKEN = spokenOf("(SELECT DISTINCT value FROM json_each(?1)) about CROSS JOIN items i ON i.id = about.value");

/** SQL: the player has heard of entity `e`. */
const HEARD_OF = `(e.id IN (SELECT id FROM spoken) OR EXISTS (
  SELECT 1 FROM entity_tellings t JOIN sources s ON s.id = t.source_id WHERE t.entity_id = e.id AND ${OPEN_TELLING}
))`;
const MENTIONS = "coalesce((SELECT mentions FROM spoken WHERE spoken.id = e.id), 0)";

/** The player's own word first, then the first that says anything. */
const DESCRIPTION = `coalesce((
  SELECT t.description FROM entity_tellings t JOIN sources s ON s.id = t.source_id
  WHERE t.entity_id = e.id AND t.description <> '' AND ${OPEN_TELLING}
  ORDER BY s.kind = 'player' DESC, coalesce(s.turn_number, -1), s.id LIMIT 1
), '')`;

interface EntityRow extends Record<string, SqlStorageValue> {
  row: number;
  ref: string;
  name: string;
  type: EntityType | null;
  description: string;
  mentions: number;
}

const COLUMNS = `e.id AS row, e.ref, e.name, e.type, ${DESCRIPTION} AS description, ${MENTIONS} AS mentions`;

/** An entity with the number that joins it to other rows. */
export interface KnownRow {
  readonly row: number;
  readonly entity: MemoryEntity;
}

export interface EntitiesQuery {
  readonly type?: EntityType;
  /** Part of a name or alias. */
  readonly name?: string;
  readonly limit: number;
}

/** Those the player has heard of, most spoken of first. */
export function listEntities(sql: SqlStorage, { type, name, limit }: EntitiesQuery): KnownRow[] {
  const rows = sql.exec<EntityRow>(
    `${spokenOf("items i")} SELECT ${COLUMNS} FROM entities e
     WHERE (?1 IS NULL OR e.type = ?1) AND ${HEARD_OF}
       AND (?2 = '' OR EXISTS (SELECT 1 FROM entity_names n WHERE n.entity_id = e.id AND instr(n.folded, ?2) > 0))
     ORDER BY mentions DESC, e.id LIMIT ?3`,
    type ?? null,
    foldName(name ?? "") || (name ?? "").trim().toLowerCase(),
    limit,
  );
  return toEntities(sql, rows.toArray());
}

/** Those of the rows that the player has heard of, in the order given. */
export function findEntities(sql: SqlStorage, rows: readonly number[]): KnownRow[] {
  const found = sql.exec<EntityRow>(
    `${SPOKEN} SELECT ${COLUMNS} FROM json_each(?2) wanted JOIN entities e ON e.id = wanted.value WHERE ${HEARD_OF} ORDER BY wanted.key`,
    JSON.stringify(rows.flatMap((row) => itemsAbout(sql, row))),
    JSON.stringify(rows),
  );
  return toEntities(sql, found.toArray());
}

/** The row of an entity by any id it was ever known by, where the player has heard of it. */
export function findRow(sql: SqlStorage, ref: string): number | null {
  const entity = entityByRef(sql, ref);
  if (!entity) return null;
  const heardOf = firstRow(
    sql.exec<{ id: number }>(
      `${SPOKEN} SELECT e.id FROM entities e WHERE e.id = ?2 AND ${HEARD_OF}`,
      JSON.stringify(itemsAbout(sql, entity.id)),
      entity.id,
    ),
  );
  return heardOf?.id ?? null;
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
  return rows.map(({ row, ref, name, type, description, mentions }) => ({
    row,
    entity: {
      id: ref,
      name,
      type,
      aliases: (aliases.get(row) ?? [])
        .map(({ folded }) => folded)
        .filter((alias) => alias !== foldName(name) && isSpoken(sql, row, alias))
        .map((alias) => writtenName(alias, name)),
      description,
      mentions,
    },
  }));
}

/** Names have no source of their own. The player knows those that a memory of theirs speaks, or that they gave themselves. */
function isSpoken(sql: SqlStorage, row: number, alias: string): boolean {
  const spoken = firstRow(
    sql.exec<{ yes: number }>(
      `SELECT 1 AS yes WHERE EXISTS (
       SELECT 1 FROM item_index x JOIN items i ON i.id = x.rowid JOIN sources s ON s.id = i.source_id
       JOIN json_each(i.entities) l ON l.value = ?1
       WHERE item_index MATCH ?2 AND ${SEEN}
     ) OR EXISTS (
       SELECT 1 FROM entity_tellings t JOIN sources s ON s.id = t.source_id WHERE t.entity_id = ?1 AND s.kind = 'player'
     )`,
      row,
      quoted(alias),
    ),
  );
  return spoken !== undefined;
}
