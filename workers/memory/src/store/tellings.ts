import type { EntityType } from "#contracts/memory/items";
import type { Change } from "./change.ts";

/**
 * Keeps what a source says of an entity, in place of what it said before. The player's word stands before any other, and of the
 * story's the earliest; a turn not digested yet is its end.
 */
export function tellOf(
  change: Change,
  sourceId: number,
  entityId: number,
  said: { readonly type: EntityType | null; readonly description: string },
): void {
  const told = change.sql.exec(
    `INSERT INTO entity_tellings (source_id, entity_id, type, description, story)
     SELECT id, ?2, ?3, ?4, CASE kind WHEN 'player' THEN -3 WHEN 'turn' THEN 2 * coalesce(turn_number, 1000000) ELSE -2 END
     FROM sources WHERE id = ?1
     ON CONFLICT DO UPDATE SET type = coalesce(excluded.type, type),
       description = CASE excluded.description WHEN '' THEN description ELSE excluded.description END
     WHERE type IS NOT coalesce(excluded.type, type) OR excluded.description NOT IN ('', description)
     RETURNING 1`,
    sourceId,
    entityId,
    said.type,
    said.description,
  );
  if (told.toArray().length === 0) return;
  change.touchEntity(entityId);
  change.made();
}

/** A source is read anew: what it said of anybody no longer counts. */
export function forgetTellings(change: Change, sourceId: number): void {
  const rows = change.sql.exec<{ entity_id: number }>(
    "DELETE FROM entity_tellings WHERE source_id = ? RETURNING entity_id",
    sourceId,
  );
  for (const { entity_id } of rows.toArray()) change.touchEntity(entity_id);
}

/** A source has joined or left the active path: those it tells of may be described by another one now. */
export function touchTold(change: Change, sourceId: number): void {
  const rows = change.sql.exec<{ entity_id: number }>(
    "SELECT entity_id FROM entity_tellings WHERE source_id = ?",
    sourceId,
  );
  for (const { entity_id } of rows) change.touchEntity(entity_id);
}
