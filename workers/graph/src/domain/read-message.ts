import * as z from "zod/mini";

import { QueueMessage } from "#contracts/queue/messages";
import { id, turnId } from "#contracts/text";

/** A parsed message. If it is unreadable, only the fields that say which turn is lost. */
type ReadMessage =
  | { readonly kind: "message"; readonly message: QueueMessage }
  | { readonly kind: "poison"; readonly lost: LostTurn | null; readonly fields: readonly string[] };

const LostTurn = z.object({ userId: id, campaignId: id, turnId });
export type LostTurn = z.infer<typeof LostTurn>;

/** Parses a message from the queue. Never throws. `fields` lists the invalid fields, without repeating a player's text. */
export function readMessage(body: unknown): ReadMessage {
  const read = z.safeParse(QueueMessage, body);
  if (read.success) return { kind: "message", message: read.data };
  const lost = z.safeParse(LostTurn, body);
  const fields = [...new Set(read.error.issues.map(({ path }) => path.map(String).join(".") || "message"))];
  return { kind: "poison", lost: lost.success ? lost.data : null, fields };
}
