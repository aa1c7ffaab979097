import { cachesOf } from "./campaign-caches.ts";
import type { EntityMention } from "./entity-mention.ts";
import { sourceOfKey } from "./inverted-index.ts";

/** The sources that mention an entity, active or not, in story order. */
export const sourcesMentioning = (sql: SqlStorage, entity: number): number[] =>
  cachesOf(sql).index(sql).mentioning.of(entity).map(sourceOfKey);

/** The same for sources that describe the entity. */
export const sourcesDescribing = (sql: SqlStorage, entity: number): number[] =>
  cachesOf(sql).index(sql).describing.of(entity).map(sourceOfKey);

/** The given entities that at least one active source mentions. */
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

/** Updates the index after a stored source's mentions were replaced. */
export const updateMentionIndex = (
  sql: SqlStorage,
  source: number,
  before: readonly EntityMention[],
  after: readonly EntityMention[],
): void => cachesOf(sql).loadedIndex?.mentionsChanged(source, before, after);
