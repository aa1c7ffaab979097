import { sourcesDescribing, sourcesMentioning } from "./mention-index.ts";
import type { EntityMention } from "./entity-mention.ts";

/**
 * Makes an entity's type and description from what active sources say of it, of the story's the earliest, and writes only what is
 * not so already. What none of them tells of stays as it was.
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

/** Mostly the first will do. */
const FIRST_FEW = 2;

/** The first that an active one of these sources tells of an entity, where it is what is wanted. */
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
