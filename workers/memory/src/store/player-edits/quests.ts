import { AppError } from "#worker-kit/errors";
import type { QuestDraft } from "../../ports.ts";
import type { Change } from "../change.ts";
import { storeClaim } from "../claims.ts";
import { findQuest, foldRelation, subjectRow } from "../claim-subjects.ts";
import { changeItem, playerDraft, noteItem } from "./items.ts";
import { latestClaim } from "./latest-claim.ts";

/**
 * Stores a quest that the player wrote, or changes the quest with that id or title. What the draft leaves out stays as it was. Returns its
 * id.
 */
export function storeQuest(change: Change, draft: QuestDraft, at: string): string {
  const { id, importance, properties = [] } = draft;
  const { subjectId, ref, title } = questOf(change, id, draft.title);
  const before = latestClaim(change.sql, subjectId);
  const status = draft.status ?? before?.value ?? "open";
  const content =
    draft.description === undefined && before !== null
      ? retitled(before.content, title)
      : wording(title, draft.description ?? "");
  if (before?.value === status && (before.by_hand === 1 || before.content === content)) {
    const weight = importance === undefined ? {} : { importance };
    changeItem(change, String(before.item_id), { content, ...weight }, at);
  } else {
    const key = `quest:${crypto.randomUUID()}`;
    const item = playerDraft({ key, kind: "quest", content, entities: [] }, importance);
    const noted = noteItem(change, item, at);
    const claim = { subjectId, subject: { kind: "quest", relation: title }, value: status } as const;
    storeClaim(change, Number(noted), claim, content, content);
  }
  for (const { field, value } of properties) {
    const key = `quest-property:${subjectId}:${foldRelation(field)}`;
    noteItem(change, playerDraft({ key, kind: "fact", content: `${title}: ${field}: ${value}`, entities: [] }), at);
  }
  return ref;
}

/** An item's text under the quest's title, which it must contain. */
const retitled = (content: string, title: string): string =>
  foldRelation(content).includes(foldRelation(title)) ? content : wording(title, content);

/** The text of a quest's item. It must contain the title, so that a search for the title finds it. */
function wording(title: string, description: string): string {
  if (description.trim() === "") return title;
  return foldRelation(description).includes(foldRelation(title)) ? description : `${title}: ${description}`;
}

interface QuestRow {
  readonly subjectId: number;
  readonly ref: string;
  readonly title: string;
}

function questOf(change: Change, id: string | undefined, title: string | undefined): QuestRow {
  const { sql } = change;
  const [known] =
    id === undefined ? [] : sql.exec<{ id: number; kind: string }>("SELECT id, kind FROM matters WHERE ref = ?", id);
  if (known && known.kind !== "quest") throw new AppError("conflict", "Something else has that id");
  if (title === undefined && !known) throw new AppError("invalid_input", "A new quest needs a title");
  if (known && title !== undefined) rename(sql, known.id, title);
  const subjectId = known?.id ?? subjectRow(sql, { kind: "quest", relation: title ?? "" });
  if (!known && id !== undefined) {
    // If the story already has a quest with that title, that quest keeps its id.
    sql.exec("UPDATE matters SET ref = ? WHERE id = ? AND id NOT IN (SELECT matter_id FROM claims)", id, subjectId);
  }
  const row = sql
    .exec<{ ref: string; relation: string }>("SELECT ref, relation FROM matters WHERE id = ?", subjectId)
    .one();
  return { subjectId, ref: row.ref, title: row.relation };
}

/** Gives a quest a new title. The old title still refers to the quest, because turns may use it. */
function rename(sql: SqlStorage, subjectId: number, title: string): void {
  const bearer = findQuest(sql, title);
  if (bearer !== null && bearer !== subjectId) throw new AppError("conflict", "Another quest bears that title");
  sql.exec("UPDATE matters SET relation = ? WHERE id = ?", title.trim(), subjectId);
}
