import { firstRow } from "#worker-kit/sqlite";
import { words } from "../domain/words.ts";

/** What claims compete about: something of which one thing is true at a time. Stored in the table `matters`. */
export type ClaimSubject =
  | { readonly kind: "state"; readonly entityId: number; readonly relation: string }
  | { readonly kind: "relationship"; readonly entityId: number; readonly relation: string; readonly otherId: number }
  | { readonly kind: "quest"; readonly relation: string };

/** A relation, a relationship type or a quest title as it is compared: folded words. */
export const foldRelation = (relation: string): string => words(relation).join(" ") || relation.trim().toLowerCase();

/** The row of a claim subject. It is created with the first claim about the subject. */
export function subjectRow(sql: SqlStorage, subject: ClaimSubject): number {
  const entityId = subject.kind === "quest" ? null : subject.entityId;
  const otherId = subject.kind === "relationship" ? subject.otherId : null;
  const folded = foldRelation(subject.relation);
  return (
    findSubject(sql, subject.kind, folded, entityId, otherId) ??
    (subject.kind === "quest" ? renamedQuest(sql, folded) : null) ??
    sql
      .exec<{ id: number }>(
        "INSERT INTO matters (ref, kind, entity_id, relation, folded, other_id) VALUES (?, ?, ?, ?, ?, ?) RETURNING id",
        crypto.randomUUID(),
        subject.kind,
        entityId,
        subject.relation.trim(),
        folded,
        otherId,
      )
      .one().id
  );
}

/** Finds a quest by its original title or by the title that the player gave it. */
export function findQuest(sql: SqlStorage, title: string): number | null {
  const folded = foldRelation(title);
  return findSubject(sql, "quest", folded, null, null) ?? renamedQuest(sql, folded);
}

/** Finds a quest by the title that the player gave it later. */
function renamedQuest(sql: SqlStorage, folded: string): number | null {
  const quests = sql.exec<{ id: number; relation: string }>("SELECT id, relation FROM matters WHERE kind = 'quest'");
  return quests.toArray().find(({ relation }) => foldRelation(relation) === folded)?.id ?? null;
}

function findSubject(
  sql: SqlStorage,
  kind: ClaimSubject["kind"],
  folded: string,
  entityId: number | null,
  otherId: number | null,
): number | null {
  const row = firstRow(
    sql.exec<{ id: number }>(
      `SELECT id FROM matters
     WHERE kind = ? AND folded = ? AND coalesce(entity_id, 0) = ? AND coalesce(other_id, 0) = ?`,
      kind,
      folded,
      entityId ?? 0,
      otherId ?? 0,
    ),
  );
  return row?.id ?? null;
}

export function readSubject(sql: SqlStorage, id: number): ClaimSubject | null {
  const row = firstRow(
    sql.exec<{ entity_id: number | null; relation: string; other_id: number | null }>(
      "SELECT entity_id, relation, other_id FROM matters WHERE id = ?",
      id,
    ),
  );
  if (!row) return null;
  const { entity_id: entityId, relation, other_id: otherId } = row;
  if (entityId === null) return { kind: "quest", relation };
  return otherId === null
    ? { kind: "state", entityId, relation }
    : { kind: "relationship", entityId, relation, otherId };
}
