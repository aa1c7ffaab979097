import type { TableAnswer } from "#contracts/http/chat";

import { STORED_AT } from "../../../shared/offline/worker-messages.ts";
import { pathOf } from "../api/turn-call.ts";
import type { Outbox, OutboxEntry } from "./outbox.ts";
import { currentTableOf } from "./current-table.ts";

/** The result for one outbox entry: either the server has the turn now, or the entry stays until the player opens the campaign's table. */
export interface Outcome {
  readonly campaignId: string;
  readonly went: boolean;
}

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/**
 * Sends the turns in the outbox without opening the tables; the server runs each turn on its own. Sending a turn twice does no harm,
 * because the client has chosen its id. An entry that no longer fits the story, or was refused, stays in the outbox; its table puts the
 * words back into the text box. Rejects if the server cannot be reached.
 */
export async function sendWaiting(
  outbox: Pick<Outbox, "all" | "forget">,
  fetch: Fetch = (path, init) => globalThis.fetch(path, init),
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const entry of await outbox.all()) {
    const { campaignId, turnId } = entry.order.body;
    const went = await send(entry, fetch);
    if (went) await outbox.forget(campaignId, turnId);
    outcomes.push({ campaignId, went });
  }
  return outcomes;
}

async function send(entry: OutboxEntry, fetch: Fetch): Promise<boolean> {
  const { campaignId } = entry.order.body;
  const asked = { credentials: "same-origin", cache: "no-store" } as const;
  const answer = await fetch(`/api/chat/table?campaignId=${encodeURIComponent(campaignId)}`, asked);
  if (answer.headers.has(STORED_AT) || answer.status >= 500) throw new Error("The table cannot be reached");
  if (!answer.ok) return false;
  const current = currentTableOf(entry, (await answer.json()) as TableAnswer);
  if (current !== "fits") return current === "arrived";
  const sent = await fetch(pathOf(entry.order), {
    ...asked,
    method: "POST",
    headers: { Accept: "text/event-stream", "Content-Type": "application/json" },
    body: JSON.stringify(entry.order.body),
  });
  // The server stores the turn before it sends the first byte of its answer, so the rest of the answer is not needed.
  await sent.body?.cancel();
  return sent.ok;
}
