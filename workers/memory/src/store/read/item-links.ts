/** Which of the items are about any of the entities. */
export function itemsAbout(
  sql: SqlStorage,
  itemIds: readonly string[],
  entityIds: readonly number[],
): ReadonlySet<string> {
  const rows = sql.exec<{ id: number }>(
    `SELECT DISTINCT l.item_id AS id FROM json_each(?1) wanted
     JOIN item_entities l ON l.entity_id = wanted.value AND l.item_id IN (SELECT value FROM json_each(?2))`,
    JSON.stringify(entityIds),
    JSON.stringify(itemIds.map(Number)),
  );
  return new Set(rows.toArray().map(({ id }) => String(id)));
}
