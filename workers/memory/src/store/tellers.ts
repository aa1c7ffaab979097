import { knownMentions, mentionsOf, sourceToldAt } from "./mentions.ts";
import type { Telling } from "./telling.ts";

/** Sources that tell of an entity, be they active or not, in the order of the story. */
export const tellersOf = (sql: SqlStorage, entity: number): number[] =>
  mentionsOf(sql).told.of(entity).map(sourceToldAt);

/** As above, of those that describe it. */
export const describersOf = (sql: SqlStorage, entity: number): number[] =>
  mentionsOf(sql).described.of(entity).map(sourceToldAt);

/** Those of the entities that any active source tells of. */
export function toldOf(sql: SqlStorage, entityIds: readonly number[]): ReadonlySet<number> {
  const { found } = sql
    .exec<{ found: string }>(
      `SELECT json_group_array(entity) AS found FROM (
         SELECT DISTINCT asked.value ->> 0 AS entity FROM json_each(?) asked, json_each(asked.value, '$[1]') teller
         CROSS JOIN sources s ON s.id = teller.value WHERE s.active = 1
       )`,
      JSON.stringify(entityIds.map((entity) => [entity, tellersOf(sql, entity)])),
    )
    .one();
  return new Set(JSON.parse(found) as number[]);
}

/** What a source that is stored says of entities is another thing than before. */
export const noteTellings = (
  sql: SqlStorage,
  source: number,
  before: readonly Telling[],
  after: readonly Telling[],
): void => knownMentions(sql)?.retold(source, before, after);
