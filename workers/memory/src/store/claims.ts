import type { MemoryDraft } from "#contracts/memory/items";
import { firstRow } from "#worker-kit/sqlite";
import { foldName, type EntityLexicon } from "../domain/entity-lexicon.ts";
import { words } from "../domain/words.ts";
import type { Change } from "./change.ts";
import { nameEntity } from "./entities.ts";
import { entitiesOf, linkItem } from "./item-links.ts";
import { subjectRow, readSubject, type ClaimSubject } from "./claim-subjects.ts";

/** What an item claims: the value of a state, the status of a quest, or "stands" or "ended" for a relationship. */
export interface Claim {
  readonly subjectId: number;
  readonly subject: ClaimSubject;
  readonly value: string;
}

/** The claim of a draft. Null if the draft makes no claim, names no usable entity, or relates an entity to itself. */
export function claimOf(change: Change, draft: Pick<MemoryDraft, "state" | "relationship" | "quest">): Claim | null {
  const { state, relationship, quest } = draft;
  const of = (subject: ClaimSubject, value: string): Claim => ({
    subjectId: subjectRow(change.sql, subject),
    subject,
    value,
  });
  if (state) {
    const entity = nameEntity(change, state.about);
    if (!entity || state.value.trim() === "") return null;
    return of({ kind: "state", entityId: entity.id, relation: state.relation }, state.value);
  }
  if (relationship) {
    const from = nameEntity(change, relationship.from);
    const to = nameEntity(change, relationship.to);
    if (!from || !to || from.id === to.id || relationship.type.trim() === "") return null;
    const type = relationship.type;
    return of({ kind: "relationship", entityId: from.id, relation: type, otherId: to.id }, "stands");
  }
  if (!quest || quest.title.trim() === "") return null;
  return of({ kind: "quest", relation: quest.title }, quest.status);
}

/** Replaces an item's claim. If the player's correction no longer makes the claim, the claim is moved to `shelved_claims`. */
export function storeClaim(
  change: Change,
  itemId: number,
  claim: Claim | null,
  original: string,
  content: string,
): void {
  dropClaim(change, itemId);
  if (!claim) return;
  const { subjectId, value } = claim;
  const made = original === content || stillClaims(change.lexicon, claim, content);
  if (made) {
    change.touchClaims(
      change.sql
        .exec<{ matter_id: number; story: number }>(
          `INSERT INTO claims (item_id, matter_id, value, story, ordinal)
           SELECT id, ?, ?, story, ordinal FROM items WHERE id = ? RETURNING matter_id, story`,
          subjectId,
          value,
          itemId,
        )
        .toArray(),
    );
  } else {
    change.sql.exec(
      "INSERT INTO shelved_claims (item_id, matter_id, value) VALUES (?, ?, ?)",
      itemId,
      subjectId,
      value,
    );
  }
  linkItem(change.sql, itemId, [...entitiesOf(change.sql, itemId), ...claimants(claim)]);
}

/** The entities that a claim is about. */
export function claimants({ subject }: Claim): number[] {
  if (subject.kind === "quest") return [];
  return subject.kind === "state" ? [subject.entityId] : [subject.entityId, subject.otherId];
}

/** Decides after the player's correction of an item whether its new wording still makes its claim. */
export function reassessClaim(change: Change, itemId: number, original: string, content: string): void {
  const row = firstRow(
    change.sql.exec<{ matter_id: number; value: string }>(
      `SELECT matter_id, value FROM claims WHERE item_id = ?1
     UNION ALL SELECT matter_id, value FROM shelved_claims WHERE item_id = ?1`,
      itemId,
    ),
  );
  const subject = row && readSubject(change.sql, row.matter_id);
  if (subject) storeClaim(change, itemId, { subjectId: row.matter_id, subject, value: row.value }, original, content);
}

/** Removes an item's claim. The item then supersedes nothing, and nothing supersedes it. */
export function dropClaim(change: Change, itemId: number): void {
  const { sql } = change;
  const dropped = sql.exec<{ matter_id: number; story: number }>(
    "DELETE FROM claims WHERE item_id = ? RETURNING matter_id, story",
    itemId,
  );
  change.touchClaims(dropped.toArray());
  sql.exec("DELETE FROM shelved_claims WHERE item_id = ?", itemId);
  sql.exec(
    `UPDATE items SET superseded_by = NULL, seen_superseded_by = NULL
     WHERE id = ? AND coalesce(superseded_by, seen_superseded_by) IS NOT NULL`,
    itemId,
  );
}

const SAYS_DEAD = /\b(?:dead|dies|died|dying|death|killed|kills|slain|slays|slew|perish(?:es|ed)|corpse)\b/iu;
const SAYS_ALIVE = /\b(?:alive|lives|living|survive[ds]?|recovers|recovered)\b/iu;

/**
 * Whether a corrected wording still contains the claim: it names the value or, for a relationship, both entities. The claim about a quest
 * always stays.
 */
function stillClaims(lexicon: EntityLexicon, { subject, value }: Claim, content: string): boolean {
  if (subject.kind === "quest") return true;
  if (subject.kind === "relationship") {
    const named = new Set(lexicon.named(content, Infinity).map(({ id }) => id));
    return named.has(subject.entityId) && named.has(subject.otherId);
  }
  if (subject.relation === "status") return (value === "dead" ? SAYS_DEAD : SAYS_ALIVE).test(content);
  return ` ${words(content).join(" ")} `.includes(` ${foldName(value) || words(value).join(" ")} `);
}
