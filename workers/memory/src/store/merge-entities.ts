import { firstRow } from "#worker-kit/sqlite";
import type { Change } from "./change.ts";
import { entityByRef } from "./entities.ts";
import { entitiesOf, itemsAbout, linkItem } from "./item-links.ts";
import { replaceKnower } from "./knowers.ts";
import { updateMentionIndex, sourcesMentioning } from "./mention-index.ts";
import { mentionsOfSource, mergeMentions } from "./entity-mentions.ts";

/**
 * Merges two entities: everything about `drop` is moved to `keep`, and the names and ids of `drop` refer to `keep` from then on. False if
 * either is unknown or both are already the same entity. The caller must drop its cached names.
 */
export function mergeEntities(change: Change, keepRef: string, dropRef: string): boolean {
  const { sql } = change;
  const keep = entityByRef(sql, keepRef)?.id;
  const drop = entityByRef(sql, dropRef)?.id;
  if (keep === undefined || drop === undefined || keep === drop) return false;

  // A copy is used, because the list gets shorter during the loop.
  for (const item of itemsAbout(sql, drop).slice()) {
    const about = entitiesOf(sql, item);
    linkItem(
      sql,
      item,
      about.map((entity) => (entity === drop ? keep : entity)),
    );
  }
  for (const source of sourcesMentioning(sql, drop)) {
    const before = mentionsOfSource(sql, source);
    const others = before.filter(({ entity }) => entity !== drop);
    const moved = before.filter(({ entity }) => entity === drop).map((mention) => ({ ...mention, entity: keep }));
    // If the same source also mentions `keep`, that mention is used and the mention of `drop` is discarded.
    const after = others.some(({ entity }) => entity === keep) ? others : mergeMentions(others, moved);
    sql.exec("UPDATE sources SET tellings = ? WHERE id = ?", JSON.stringify(after), source);
    updateMentionIndex(sql, source, before, after);
  }
  replaceKnower(sql, drop, keep);
  for (const table of ["entity_names", "entity_refs"]) {
    sql.exec(`UPDATE ${table} SET entity_id = ? WHERE entity_id = ?`, keep, drop);
  }
  mergeSubjects(change, keep, drop);
  sql.exec("DELETE FROM entities WHERE id = ?", drop);
  change.touchEntity(keep);
  change.markChanged();
  return true;
}

interface SubjectRow extends Record<string, SqlStorageValue> {
  id: number;
  kind: string;
  folded: string;
  entity_id: number;
  other_id: number | null;
}

/** Moves the claim subjects of `drop` to `keep`. Relationships between the two are removed. */
function mergeSubjects(change: Change, keep: number, drop: number): void {
  const { sql } = change;
  const subjects = sql
    .exec<SubjectRow>(
      "SELECT id, kind, folded, entity_id, other_id FROM matters WHERE entity_id = ?1 OR other_id = ?1",
      drop,
    )
    .toArray();
  for (const { id, kind, folded, entity_id, other_id } of subjects) {
    const entity = entity_id === drop ? keep : entity_id;
    const other = other_id === drop ? keep : other_id;
    if (entity === other) {
      moveClaims(change, id, null);
      continue;
    }
    const same = firstRow(
      sql.exec<{ id: number }>(
        "SELECT id FROM matters WHERE kind = ? AND folded = ? AND coalesce(entity_id, 0) = ? AND coalesce(other_id, 0) = ?",
        kind,
        folded,
        entity,
        other ?? 0,
      ),
    );
    if (same) moveClaims(change, id, same.id);
    else sql.exec("UPDATE matters SET entity_id = ?, other_id = ? WHERE id = ?", entity, other, id);
    change.touchSubject(same?.id ?? id);
  }
}

/** Moves the claims of one claim subject to another, or deletes them if `to` is null. Then deletes the old subject. */
function moveClaims({ sql }: Change, from: number, to: number | null): void {
  if (to === null) {
    sql.exec(
      `UPDATE items SET superseded_by = NULL, seen_superseded_by = NULL
       WHERE id IN (SELECT item_id FROM claims WHERE matter_id = ?)`,
      from,
    );
  }
  for (const table of ["claims", "shelved_claims"]) {
    if (to === null) sql.exec(`DELETE FROM ${table} WHERE matter_id = ?`, from);
    else sql.exec(`UPDATE ${table} SET matter_id = ? WHERE matter_id = ?`, to, from);
  }
  sql.exec("DELETE FROM matters WHERE id = ?", from);
}
