import type { Change } from "./change.ts";
import { clearValue, writeValue } from "./key-values.ts";

/** Marks every turn as not digested. A turn's items stay until the turn is digested again. */
export function beginRebuild({ sql }: Change, at: string): void {
  sql.exec("UPDATE sources SET version = ? WHERE kind = 'turn'", UNDIGESTED);
  writeValue(sql, "rebuilding_since", at);
}

/**
 * Ends the rebuild. Deletes claim subjects and entities that only the old memory had: nothing mentions, claims or knows them any more.
 */
export function endRebuild(change: Change): void {
  const { sql } = change;
  clearValue(sql, "rebuilding_since");
  // Turns that are not on the active path were not digested again. They are marked as digested with their old items; otherwise they would
  // count as waiting for ever.
  sql.exec(
    "UPDATE sources SET version = 0 WHERE kind = 'turn' AND active = 0 AND version = ? AND at <> ''",
    UNDIGESTED,
  );
  sql.exec(`DELETE FROM matters WHERE id NOT IN (
    SELECT matter_id FROM claims UNION ALL SELECT matter_id FROM shelved_claims
  )`);
  const silent = sql
    .exec<{ id: number }>(
      `SELECT e.id FROM entities e WHERE e.id NOT IN (SELECT l.value FROM items i JOIN json_each(i.entities) l)
         AND e.id NOT IN (SELECT entity_id FROM item_knowers)
         AND e.id NOT IN (SELECT l.value FROM items i JOIN json_each(i.knowers) l)
         AND e.id NOT IN (SELECT t.value ->> 'entity' FROM sources s JOIN json_each(s.tellings) t)
         AND NOT EXISTS (SELECT 1 FROM matters m WHERE m.entity_id = e.id)
         AND NOT EXISTS (SELECT 1 FROM matters m WHERE m.other_id = e.id)`,
    )
    .toArray();
  if (silent.length === 0) return;
  const ids = JSON.stringify(silent.map(({ id }) => id));
  for (const [table, column] of BEARERS) {
    sql.exec(`DELETE FROM ${table} WHERE ${column} IN (SELECT value FROM json_each(?))`, ids);
  }
  change.markChanged();
}

const UNDIGESTED = -1;

/** The tables that contain an entity's own rows. The entity itself comes last. */
const BEARERS = [
  ["entity_names", "entity_id"],
  ["entity_refs", "entity_id"],
  ["entities", "id"],
] as const;
