import { entityTypeOf } from "#contracts/memory/lenient-fields";
import type { KnownName } from "#contracts/rpc/memory";
import { foldName } from "../domain/entity-lexicon.ts";
import { mentionedInItems } from "./item-links.ts";
import { mentionedEntities } from "./mention-index.ts";

/** All names that active sources contain, for matching new names against them. */
export function names(sql: SqlStorage): KnownName[] {
  const { ids: json } = sql.exec<{ ids: string }>("SELECT json_group_array(id) AS ids FROM entities").one();
  const ids = JSON.parse(json) as number[];
  const inItems = mentionedInItems(sql, ids);
  const unspoken = ids.filter((id) => !inItems.has(id));
  const rows = sql.exec<{ ref: string; name: string; type: string | null; names: string }>(
    `SELECT e.ref, e.name, e.type, (SELECT json_group_array(n.folded) FROM entity_names n WHERE n.entity_id = e.id) AS names
     FROM json_each(?) known JOIN entities e ON e.id = known.value ORDER BY e.id`,
    JSON.stringify([...inItems, ...mentionedEntities(sql, unspoken)]),
  );
  return rows.toArray().map(({ ref, name, type, names: all }) => ({
    id: ref,
    name,
    type: entityTypeOf(type),
    aliases: (JSON.parse(all) as string[]).filter((each) => each !== foldName(name)),
  }));
}
