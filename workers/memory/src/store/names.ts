import type { EntityType } from "#contracts/memory/items";
import type { KnownName } from "#contracts/rpc/memory";
import { foldName } from "../domain/entity-lexicon.ts";
import { spokenOf } from "./item-links.ts";
import { toldOf } from "./tellers.ts";

/** Every name active sources know, for resolving new ones against. */
export function names(sql: SqlStorage): KnownName[] {
  const { ids: json } = sql.exec<{ ids: string }>("SELECT json_group_array(id) AS ids FROM entities").one();
  const ids = JSON.parse(json) as number[];
  const spoken = spokenOf(sql, ids);
  const unspoken = ids.filter((id) => !spoken.has(id));
  const rows = sql.exec<{ ref: string; name: string; type: EntityType | null; names: string }>(
    `SELECT e.ref, e.name, e.type, (SELECT json_group_array(n.folded) FROM entity_names n WHERE n.entity_id = e.id) AS names
     FROM json_each(?) known JOIN entities e ON e.id = known.value ORDER BY e.id`,
    JSON.stringify([...spoken, ...toldOf(sql, unspoken)]),
  );
  return rows.toArray().map(({ ref, name, type, names: all }) => ({
    id: ref,
    name,
    type,
    aliases: (JSON.parse(all) as string[]).filter((each) => each !== foldName(name)),
  }));
}
