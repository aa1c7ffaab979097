import { AppError } from "#worker-kit/errors";
import { firstRow } from "#worker-kit/sqlite";
import type { NamedEntity } from "../../domain/entity-lexicon.ts";
import type { RelationshipChange } from "../../ports.ts";
import type { Change } from "../change.ts";
import { storeClaim } from "../claims.ts";
import { subjectRow } from "../claim-subjects.ts";
import { playerDraft, noteItem } from "./items.ts";
import { latestClaim } from "./latest-claim.ts";

/** A relationship from one entity to another. */
export interface Bond {
  readonly from: NamedEntity;
  readonly to: NamedEntity;
  readonly type: string;
}

/** Stores a relationship that the player states. If nothing differs from the current state, nothing is changed. */
export function relate(change: Change, bond: Bond, description: string, at: string): void {
  const content = description.trim() === "" ? sentence(bond) : description;
  say(change, bond, "stands", content, at);
}

function say(change: Change, { from, to, type }: Bond, value: "stands" | "ended", content: string, at: string): void {
  if (from.id === to.id) throw new AppError("invalid_input", "Nobody can have a relationship with themselves");
  const subject = subjectOf({ from, to, type });
  const subjectId = subjectRow(change.sql, subject);
  const before = latestClaim(change.sql, subjectId);
  if (before?.value === value && (before.content === content || value === "ended")) return;
  const key = `relationship:${crypto.randomUUID()}`;
  const id = noteItem(change, playerDraft({ key, kind: "relationship", content, entities: [from.name, to.name] }), at);
  storeClaim(change, Number(id), { subjectId, subject, value }, content, content);
}

interface BondRow extends Record<string, SqlStorageValue> {
  id: number;
  type: string;
  from_id: number;
  from_name: string;
  to_id: number;
  to_name: string;
}

/**
 * Changes a relationship that the player can see, and returns the resulting one. With a new type, it is another relationship. The earlier
 * claims stay in the history, so that the player's change also survives when turns are digested again. Null if there is no such
 * relationship.
 */
export function changeRelationship(
  change: Change,
  ref: string,
  { type, description, ended }: RelationshipChange,
  at: string,
): { readonly entityId: number; readonly ref: string } | null {
  const row = firstRow(
    change.sql.exec<BondRow>(
      `SELECT m.id, m.relation AS type, f.id AS from_id, f.name AS from_name, o.id AS to_id, o.name AS to_name
     FROM matters m JOIN entities f ON f.id = m.entity_id JOIN entities o ON o.id = m.other_id WHERE m.ref = ?`,
      ref,
    ),
  );
  const before = row && latestClaim(change.sql, row.id);
  if (!before) return null;
  if (before.value === "ended" && ended !== false) {
    throw new AppError("conflict", "The relationship has ended: send ended: false to take it up again");
  }
  const bond = {
    from: { id: row.from_id, name: row.from_name },
    to: { id: row.to_id, name: row.to_name },
    type: row.type,
  };
  const wording = description ?? (before.value === "stands" ? before.content : sentence(bond));
  const renamed = type !== undefined && type !== row.type;
  if (renamed) {
    say(change, bond, "ended", over(bond), at);
    bond.type = type;
    keepRef(change, row.id, subjectRow(change.sql, subjectOf(bond)));
  }
  if (ended === true) say(change, bond, "ended", description ?? over(bond), at);
  else if (renamed || description !== undefined || ended === false) relate(change, bond, wording, at);
  const { ref: now } = change.sql
    .exec<{ ref: string }>("SELECT ref FROM matters WHERE id = ?", subjectRow(change.sql, subjectOf(bond)))
    .one();
  return { entityId: bond.from.id, ref: now };
}

const subjectOf = ({ from, to, type }: Bond) =>
  ({ kind: "relationship", entityId: from.id, relation: type, otherId: to.id }) as const;

/**
 * Gives a renamed relationship the id of the one before, so that clients go on with the id that they know. If the story already had a
 * relationship of the new type, both keep their ids.
 */
function keepRef({ sql }: Change, before: number, renamed: number): void {
  const [known] = sql.exec<{ one: number }>("SELECT 1 AS one FROM claims WHERE matter_id = ? LIMIT 1", renamed);
  if (known) return;
  const { ref } = sql.exec<{ ref: string }>("SELECT ref FROM matters WHERE id = ?", before).one();
  sql.exec("UPDATE matters SET ref = ? WHERE id = ?", crypto.randomUUID(), before);
  sql.exec("UPDATE matters SET ref = ? WHERE id = ?", ref, renamed);
}

const sentence = ({ from, to, type }: Bond): string => `${from.name} ${type} ${to.name}.`;

const over = (bond: Bond): string => `No longer so: ${sentence(bond)}`;
