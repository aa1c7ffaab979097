import type { TableAnswer } from "#contracts/http/chat";

import type { OutboxEntry } from "./outbox.ts";

/**
 * Compares an outbox entry with the table. `arrived`: the server has the turn. `fits`: the story is still where it was when the turn was
 * sent. `elsewhere`: the story has continued. `elsewhere` can also mean that the turn arrived and others followed it, but the server's
 * answer to it was lost.
 */
export function currentTableOf(
  { order, headTurnId }: OutboxEntry,
  table: Pick<TableAnswer, "headTurnId" | "openTurnId">,
): "arrived" | "fits" | "elsewhere" {
  const { turnId } = order.body;
  if (table.openTurnId === turnId || table.headTurnId === turnId) return "arrived";
  return table.headTurnId === headTurnId && !table.openTurnId ? "fits" : "elsewhere";
}
