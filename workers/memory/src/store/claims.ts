import type { MemoryDraft } from "#contracts/memory/items";
import { firstRow } from "#worker-kit/first-row";
import { foldName, type EntityLexicon } from "../domain/entity-lexicon.ts";
import { words } from "../domain/words.ts";
import type { Change } from "./change.ts";
import { nameEntity } from "./entities.ts";
import { entitiesOf, linkItem } from "./item-links.ts";
import { matterOf, readMatter, type Matter } from "./matters.ts";

/** What an item says of a matter: a state's value, a quest's status, "stands" or "ended" of a relationship. */
export interface Claim {
  readonly matterId: number;
  readonly matter: Matter;
  readonly value: string;
}

/** The claim of a draft; null where it makes none, or one about nobody, or one of somebody with themselves. */
export function claimOf(change: Change, draft: Pick<MemoryDraft, "state" | "relationship" | "quest">): Claim | null {
  const { state, relationship, quest } = draft;
  const of = (matter: Matter, value: string): Claim => ({ matterId: matterOf(change.sql, matter), matter, value });
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

/**
 * Keeps an item's claim in place of the one it made before; on the shelf where the player has corrected the wording and it no
 * longer makes it.
 */
export function keepClaim(change: Change, itemId: number, claim: Claim | null, told: string, content: string): void {
  dropClaim(change, itemId);
  if (!claim) return;
  const { matterId, value } = claim;
  const made = told === content || carries(change.lexicon, claim, content);
  if (made) {
    change.touchClaims(
      change.sql
        .exec<{ matter_id: number; story: number }>(
          `INSERT INTO claims (item_id, matter_id, value, story, ordinal)
           SELECT id, ?, ?, story, ordinal FROM items WHERE id = ? RETURNING matter_id, story`,
          matterId,
          value,
          itemId,
        )
        .toArray(),
    );
  } else {
    change.sql.exec("INSERT INTO shelved_claims (item_id, matter_id, value) VALUES (?, ?, ?)", itemId, matterId, value);
  }
  linkItem(change.sql, itemId, [...entitiesOf(change.sql, itemId), ...claimants(claim)]);
}

/** Whom a claim is about. */
export function claimants({ matter }: Claim): number[] {
  if (matter.kind === "quest") return [];
  return matter.kind === "state" ? [matter.entityId] : [matter.entityId, matter.otherId];
}

/** The player has corrected what an item says: weighs anew whether it still claims what it was told with. */
export function weighClaim(change: Change, itemId: number, told: string, content: string): void {
  const row = firstRow(
    change.sql.exec<{ matter_id: number; value: string }>(
      `SELECT matter_id, value FROM claims WHERE item_id = ?1
     UNION ALL SELECT matter_id, value FROM shelved_claims WHERE item_id = ?1`,
      itemId,
    ),
  );
  const matter = row && readMatter(change.sql, row.matter_id);
  if (matter) keepClaim(change, itemId, { matterId: row.matter_id, matter, value: row.value }, told, content);
}

/** Takes an item's claim away. The item then supersedes nothing, and nothing supersedes it. */
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

/** Whether a corrected wording still says what the item claimed: names the value, or both whom it is between. A quest stays its quest. */
function carries(lexicon: EntityLexicon, { matter, value }: Claim, content: string): boolean {
  if (matter.kind === "quest") return true;
  if (matter.kind === "relationship") {
    const named = new Set(lexicon.named(content, Infinity).map(({ id }) => id));
    return named.has(matter.entityId) && named.has(matter.otherId);
  }
  if (matter.relation === "status") return (value === "dead" ? SAYS_DEAD : SAYS_ALIVE).test(content);
  return ` ${words(content).join(" ")} `.includes(` ${foldName(value) || words(value).join(" ")} `);
}
