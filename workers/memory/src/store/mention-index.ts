import { loadedIndex, invertedIndexOf, sourceOfKey } from "./inverted-index.ts";
import type { EntityMention } from "./entity-mention.ts";

/** Sources that tell of an entity, be they active or not, in the order of the story. */
export const sourcesMentioning = (sql: SqlStorage, entity: number): number[] =>
  invertedIndexOf(sql).mentioning.of(entity).map(sourceOfKey);

/** As above, of those that describe it. */
export const sourcesDescribing = (sql: SqlStorage, entity: number): number[] =>
  invertedIndexOf(sql).describing.of(entity).map(sourceOfKey);

/** Those of the entities that any active source tells of. */
export function mentionedEntities(sql: SqlStorage, entityIds: readonly number[]): ReadonlySet<number> {
  const { found } = sql
    .exec<{ found: string }>(
      `SELECT json_group_array(entity) AS found FROM (
         SELECT DISTINCT asked.value ->> 0 AS entity FROM json_each(?) asked, json_each(asked.value, '$[1]') teller
         CROSS JOIN sources s ON s.id = teller.value WHERE s.active = 1
       )`,
      JSON.stringify(entityIds.map((entity) => [entity, sourcesMentioning(sql, entity)])),
    )
    .one();
  return new Set(JSON.parse(found) as number[]);
}

/** What a source that is stored says of entities is another thing than before. */
export const updateMentionIndex = (
  sql: SqlStorage,
  source: number,
  before: readonly EntityMention[],
  after: readonly EntityMention[],
): void => loadedIndex(sql)?.mentionsChanged(source, before, after);
