import type { Change } from "./change.ts";
import { updateMentionIndex } from "./mention-index.ts";
import type { EntityMention } from "./entity-mention.ts";
import { MENTION_STORY_ORDER } from "./story-order.ts";

/** The mentions of entities in a source. */
export const mentionsOfSource = (sql: SqlStorage, sourceId: number): EntityMention[] =>
  JSON.parse(
    sql.exec<{ tellings: string }>("SELECT tellings FROM sources WHERE id = ?", sourceId).one().tellings,
  ) as EntityMention[];

/** Merges new mentions into earlier ones. If a new mention has no type or description, the earlier one stays. */
export function mergeMentions(before: readonly EntityMention[], said: readonly EntityMention[]): EntityMention[] {
  const mentions = new Map(before.map((mention) => [mention.entity, mention]));
  for (const mention of said) {
    const was = mentions.get(mention.entity);
    mentions.set(mention.entity, {
      ...(was ?? mention),
      type: mention.type ?? was?.type ?? null,
      description: mention.description || (was?.description ?? ""),
    });
  }
  return [...mentions.values()].toSorted((a, b) => a.entity - b.entity);
}

/** Adds one mention to an existing source. */
export function recordMention(change: Change, sourceId: number, said: Omit<EntityMention, "story">): void {
  const { sql } = change;
  const { story } = sql
    .exec<{ story: number }>(`SELECT ${MENTION_STORY_ORDER} AS story FROM sources WHERE id = ?`, sourceId)
    .one();
  const before = mentionsOfSource(sql, sourceId);
  const after = mergeMentions(before, [{ ...said, story }]);
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  sql.exec("UPDATE sources SET tellings = ? WHERE id = ?", JSON.stringify(after), sourceId);
  mentionsChanged(change, sourceId, before, after);
}

/** Marks the entities whose mentions differ, and updates the index. */
export function mentionsChanged(
  change: Change,
  sourceId: number,
  before: readonly EntityMention[],
  after: readonly EntityMention[],
): void {
  const said = new Set(after.map((mention) => JSON.stringify(mention)));
  const was = new Set(before.map((mention) => JSON.stringify(mention)));
  for (const mention of [...before, ...after]) {
    const text = JSON.stringify(mention);
    if (said.has(text) && was.has(text)) continue;
    change.touchEntity(mention.entity);
    change.markChanged();
  }
  updateMentionIndex(change.sql, sourceId, before, after);
}

/**
 * Marks all entities that a source mentions. Called when the source joins or leaves the active path, because another source may describe
 * the entities then.
 */
export function touchMentioned(change: Change, sourceId: number): void {
  for (const { entity } of mentionsOfSource(change.sql, sourceId)) change.touchEntity(entity);
}
