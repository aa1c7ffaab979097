import { sourcesDescribing, sourcesMentioning } from "./mention-index.ts";
import type { EntityMention } from "./entity-mention.ts";

/**
 * Sets an entity's type and description from what active sources say about it; of the turns, the earliest counts. Writes only what has
 * changed. What no active source mentions stays as it was.
 */
export function updateEntityDescription(sql: SqlStorage, entityId: number): void {
  const sourceIds = sourcesMentioning(sql, entityId);
  const first = firstMention(sql, entityId, sourceIds, () => true);
  if (!first) return;
  const type =
    first.type ?? firstMention(sql, entityId, sourceIds, (mentioned) => mentioned.type !== null)?.type ?? null;
  const described = firstMention(
    sql,
    entityId,
    sourcesDescribing(sql, entityId),
    ({ description }) => description !== "",
  );
  sql.exec(
    "UPDATE entities SET type = ?2, description = ?3 WHERE id = ?1 AND (type IS NOT ?2 OR description <> ?3)",
    entityId,
    type,
    described?.description ?? "",
  );
}

/** The number of sources that are read first, because one of them is usually enough. */
const FIRST_FEW = 2;

/** The first mention of an entity, in the given order of sources, that comes from an active source and is wanted. */
function firstMention(
  sql: SqlStorage,
  entityId: number,
  sources: readonly number[],
  isWanted: (mention: EntityMention) => boolean,
): EntityMention | undefined {
  for (let [start, most] = [0, FIRST_FEW]; start < sources.length; [start, most] = [start + most, most * 8]) {
    const rows = sql.exec<{ tellings: string }>(
      `SELECT s.tellings FROM json_each(?) teller CROSS JOIN sources s ON s.id = teller.value WHERE s.active = 1
       ORDER BY teller.key`,
      JSON.stringify(sources.slice(start, start + most)),
    );
    const mentioned = rows
      .toArray()
      .flatMap(({ tellings: mentionsJson }) => JSON.parse(mentionsJson) as EntityMention[]);
    const found = mentioned.find((mention) => mention.entity === entityId && isWanted(mention));
    if (found) return found;
  }
  return undefined;
}
