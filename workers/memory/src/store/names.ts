import type { EntityType } from "#contracts/memory/items";
import type { KnownName } from "#contracts/rpc/memory";
import { foldName } from "../domain/entity-lexicon.ts";
import { spokenOf } from "./mentions.ts";

/** Every name active sources know, for resolving new ones against (design.md §8). */
export function names(sql: SqlStorage): KnownName[] {
  const { ids } = sql.exec<{ ids: string }>("SELECT json_group_array(id) AS ids FROM entities").one();
  const rows = sql.exec<{ ref: string; name: string; type: EntityType | null; names: string }>(
    `SELECT e.ref, e.name, e.type, (SELECT json_group_array(n.folded) FROM entity_names n WHERE n.entity_id = e.id) AS names
     FROM entities e WHERE e.id IN (SELECT value FROM json_each(?)) OR EXISTS (
       SELECT 1 FROM entity_tellings t JOIN sources s ON s.id = t.source_id WHERE t.entity_id = e.id AND s.active = 1
     ) ORDER BY e.id`,
    JSON.stringify([...spokenOf(sql, JSON.parse(ids) as number[])]),
  );
  return rows.toArray().map(({ ref, name, type, names: all }) => ({
    id: ref,
    name,
    type,
    aliases: (JSON.parse(all) as string[]).filter((each) => each !== foldName(name)),
  }));
}
