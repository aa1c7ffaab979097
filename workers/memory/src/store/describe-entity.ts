const TOLD = "entity_tellings t JOIN sources s ON s.id = t.source_id AND s.active = 1 WHERE t.entity_id = ?1";
const FIRST = "ORDER BY t.story, t.source_id LIMIT 1";

/**
 * Makes an entity's type and description from what active sources say of it, and writes only what is not so already. What none of them
 * tells of stays as it was.
 */
export function describeAnew(sql: SqlStorage, entityId: number): void {
  sql.exec(
    `UPDATE entities SET type = told.type, description = told.description FROM (
       SELECT (SELECT t.type FROM ${TOLD} AND t.type IS NOT NULL ${FIRST}) AS type,
         coalesce((SELECT t.description FROM ${TOLD} AND t.description <> '' ${FIRST}), '') AS description
       WHERE EXISTS (SELECT 1 FROM ${TOLD})
     ) told WHERE entities.id = ?1 AND (entities.type IS NOT told.type OR entities.description <> told.description)`,
    entityId,
  );
}
