import { firstRow } from "#worker-kit/sqlite";
import type { Change } from "./change.ts";
import { entityByRef } from "./entities.ts";
import { entitiesOf, itemsAbout, linkItem } from "./item-links.ts";
import { updateMentionIndex, sourcesMentioning } from "./mention-index.ts";
import { mentionsOfSource, mergeMentions } from "./entity-mentions.ts";

/**
 * Makes two entities one: what is said of `drop` is from now on said of `keep`, and its names and ids mean `keep`. False where
 * either is unknown or both are one already. The caller forgets the names it has in memory.
 */
export function mergeEntities(change: Change, keepRef: string, dropRef: string): boolean {
  const { sql } = change;
  const keep = entityByRef(sql, keepRef)?.id;
  const drop = entityByRef(sql, dropRef)?.id;
  if (keep === undefined || drop === undefined || keep === drop) return false;

  // A copy: the list grows shorter meanwhile.
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
    // What the same source says of the one that is kept stands.
    const after = others.some(({ entity }) => entity === keep) ? others : mergeMentions(others, moved);
    sql.exec("UPDATE sources SET tellings = ? WHERE id = ?", JSON.stringify(after), source);
    updateMentionIndex(sql, source, before, after);
  }
  sql.exec("UPDATE OR IGNORE item_knowers SET entity_id = ? WHERE entity_id = ?", keep, drop);
  sql.exec("DELETE FROM item_knowers WHERE entity_id = ?", drop);
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

/** What is so of the one is so of the other; what stood between them stands between nobody now. */
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

/** Hands a matter's claims to another one, or lets nothing claim them any more, and takes the matter away. */
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
