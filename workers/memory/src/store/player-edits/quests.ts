import { AppError } from "#worker-kit/errors";
import type { QuestDraft } from "../../ports.ts";
import type { Change } from "../change.ts";
import { storeClaim } from "../claims.ts";
import { findQuest, foldRelation, subjectRow } from "../claim-subjects.ts";
import { changeItem, playerDraft, noteItem } from "./items.ts";
import { latestClaim } from "./latest-claim.ts";

/** Stores a quest by the player's hand, or changes the one of that id or title; answers its id. */
export function storeQuest(
  change: Change,
  { id, title, description, status, importance }: QuestDraft,
  at: string,
): string {
  const { subjectId, ref } = questOf(change, id, title);
  const content = wording(title, description);
  const before = latestClaim(change.sql, subjectId);
  if (before?.value === status && (before.by_hand === 1 || before.content === content)) {
    const weight = importance === undefined ? {} : { importance };
    changeItem(change, String(before.item_id), { content, ...weight }, at);
    return ref;
  }
  const draft = playerDraft({ key: `quest:${crypto.randomUUID()}`, kind: "quest", content, entities: [] }, importance);
  const noted = noteItem(change, draft, at);
  const claim = { subjectId, subject: { kind: "quest", relation: title }, value: status } as const;
  storeClaim(change, Number(noted), claim, content, content);
  return ref;
}

/** A quest found by its title is found by its wording: who asks for the quest says its title. */
function wording(title: string, description: string): string {
  if (description.trim() === "") return title;
  return foldRelation(description).includes(foldRelation(title)) ? description : `${title}: ${description}`;
}

function questOf(change: Change, id: string | undefined, title: string): { subjectId: number; ref: string } {
  const { sql } = change;
  const [known] =
    id === undefined ? [] : sql.exec<{ id: number; kind: string }>("SELECT id, kind FROM matters WHERE ref = ?", id);
  if (known && known.kind !== "quest") throw new AppError("conflict", "Something else has that id");
  if (known) rename(sql, known.id, title);
  const subjectId = known?.id ?? subjectRow(sql, { kind: "quest", relation: title });
  if (!known && id !== undefined) {
    // A quest that the story knows by that title keeps the id by which it is known.
    sql.exec("UPDATE matters SET ref = ? WHERE id = ? AND id NOT IN (SELECT matter_id FROM claims)", id, subjectId);
  }
  return { subjectId, ...sql.exec<{ ref: string }>("SELECT ref FROM matters WHERE id = ?", subjectId).one() };
}

/** The title it had before still means it: turns speak of it by that. */
function rename(sql: SqlStorage, subjectId: number, title: string): void {
  const bearer = findQuest(sql, title);
  if (bearer !== null && bearer !== subjectId) throw new AppError("conflict", "Another quest bears that title");
  sql.exec("UPDATE matters SET relation = ? WHERE id = ?", title.trim(), subjectId);
}
