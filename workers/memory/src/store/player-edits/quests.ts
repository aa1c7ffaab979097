import { AppError } from "#worker-kit/errors";
import type { QuestDraft } from "../../ports.ts";
import type { Change } from "../change.ts";
import { storeClaim } from "../claims.ts";
import { findQuest, foldRelation, subjectRow } from "../claim-subjects.ts";
import { changeItem, playerDraft, noteItem } from "./items.ts";
import { latestClaim } from "./latest-claim.ts";

/** Stores a quest that the player wrote, or changes the quest with that id or title. Returns its id. */
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

/** The text of a quest's item. It must contain the title, so that a search for the title finds it. */
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
    // If the story already has a quest with that title, that quest keeps its id.
    sql.exec("UPDATE matters SET ref = ? WHERE id = ? AND id NOT IN (SELECT matter_id FROM claims)", id, subjectId);
  }
  return { subjectId, ...sql.exec<{ ref: string }>("SELECT ref FROM matters WHERE id = ?", subjectId).one() };
}

/** Gives a quest a new title. The old title still refers to the quest, because turns may use it. */
function rename(sql: SqlStorage, subjectId: number, title: string): void {
  const bearer = findQuest(sql, title);
  if (bearer !== null && bearer !== subjectId) throw new AppError("conflict", "Another quest bears that title");
  sql.exec("UPDATE matters SET relation = ? WHERE id = ?", title.trim(), subjectId);
}
