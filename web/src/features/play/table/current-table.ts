import type { TableAnswer } from "#contracts/http/chat";

import type { OutboxEntry } from "./outbox.ts";

/**
 * Compares an outbox entry with the table: the turn has arrived, still follows the head, or no longer does. The last
 * may also mean that the turn arrived, was followed by others, and only its answer was lost.
 */
export function currentTableOf(
  { order, headTurnId }: OutboxEntry,
  table: Pick<TableAnswer, "headTurnId" | "openTurnId">,
): "arrived" | "fits" | "elsewhere" {
  const { turnId } = order.body;
  if (table.openTurnId === turnId || table.headTurnId === turnId) return "arrived";
  return table.headTurnId === headTurnId && !table.openTurnId ? "fits" : "elsewhere";
}
