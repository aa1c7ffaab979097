/** Who may know of an item: the values of items.known (schema/012-knowers-in-items.ts). 1 is no longer written. */
export const ANYBODY = 0;
export const ONLY_KNOWERS = 2;

/** SQL: the ids of the entities that know of item `i`, a sorted JSON list. Null if anybody may know it. */
export const KNOWERS = `CASE i.known WHEN ${ONLY_KNOWERS} THEN i.knowers WHEN 1 THEN (
  SELECT json_group_array(entity_id) FROM (SELECT entity_id FROM item_knowers WHERE item_id = i.id ORDER BY entity_id)
) END`;

/** Replaces an entity among the knowers of all items. */
export function replaceKnower(sql: SqlStorage, drop: number, keep: number): void {
  sql.exec("UPDATE OR IGNORE item_knowers SET entity_id = ? WHERE entity_id = ?", keep, drop);
  sql.exec("DELETE FROM item_knowers WHERE entity_id = ?", drop);
  sql.exec(
    `UPDATE items SET knowers = (
       SELECT json_group_array(id) FROM (
         SELECT DISTINCT CASE value WHEN ?1 THEN ?2 ELSE value END AS id FROM json_each(items.knowers) ORDER BY id
       )
     ) WHERE EXISTS (SELECT 1 FROM json_each(items.knowers) WHERE value = ?1)`,
    drop,
    keep,
  );
}
