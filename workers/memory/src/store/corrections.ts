import type { CampaignKey, CorrectRequest } from "#contracts/rpc/memory";
import type { Change } from "./change.ts";
import { knowEntity } from "./entities.ts";
import { storeItems } from "./remember.ts";
import { forgetSummaryWith } from "./session-summaries.ts";
import { sourceOfTurn } from "./sources.ts";
import { storyOrderAfterTurn } from "./story-order.ts";
import { recordMention } from "./entity-mentions.ts";

/**
 * Accepts a turn that contradicts memory: closes the contradicted item and stores what the turn says. Both apply only while the turn is
 * on the active path. The closed item stays in the history.
 */
export function correct(
  change: Change,
  { turnId, turnNumber, closes, item, entities, at }: Omit<CorrectRequest, keyof CampaignKey>,
): void {
  const source = sourceOfTurn(change.sql, turnId);
  for (const entity of entities) {
    const said = knowEntity(change, entity);
    if (said) recordMention(change, source.id, said);
  }
  // The player accepts the flag after the turn, so the item comes after the turn in story order.
  storeItems(change, source, [item], { story: storyOrderAfterTurn(turnNumber), at, whole: false });
  if (closes !== null) closeItem(change, Number(closes), source.id);
}

/** Closes an item: it is not valid while the given source is active. */
function closeItem(change: Change, itemId: number, sourceId: number): void {
  const closed = change.sql.exec(
    "INSERT INTO closures (item_id, source_id) SELECT id, ? FROM items WHERE id = ? ON CONFLICT DO NOTHING RETURNING 1",
    sourceId,
    itemId,
  );
  if (closed.toArray().length === 0) return;
  forgetSummaryWith(change.sql, itemId);
  const claims = change.sql.exec<{ matter_id: number; story: number }>(
    "SELECT matter_id, story FROM claims WHERE item_id = ?",
    itemId,
  );
  change.touchClaims(claims.toArray());
  change.markChanged();
}
