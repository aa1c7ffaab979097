import type { TableAnswer } from "#contracts/http/chat";

import type { OutboxEntry } from "./outbox.ts";

/**
 * How a turn in the outbox stands to the story: it is at the table already, it still fits, or the story is elsewhere now. Elsewhere
 * may mean after it: the answer to it may have been lost.
 */
export function currentTableOf(
  { order, headTurnId }: OutboxEntry,
  table: Pick<TableAnswer, "headTurnId" | "openTurnId">,
): "arrived" | "fits" | "elsewhere" {
  const { turnId } = order.body;
  if (table.openTurnId === turnId || table.headTurnId === turnId) return "arrived";
  return table.headTurnId === headTurnId && !table.openTurnId ? "fits" : "elsewhere";
}
