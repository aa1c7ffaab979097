import type { TableAnswer } from "#contracts/http/chat";

import { STORED_AT } from "../../../shared/offline/worker-messages.ts";
import { pathOf } from "../api/turn-order.ts";
import type { Outbox, OutboxEntry } from "./outbox.ts";
import { standingOf } from "./standing.ts";

/** What became of an entry: the server has it, or its table has to say what now. */
export interface Outcome {
  readonly campaignId: string;
  readonly went: boolean;
}

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/**
 * Sends what waits in the outbox without its table being open; the server tells the turn on its own. Sending the same turn beside
 * an open table, or twice, is sending it once: its id is the client's (design.md §6). What no longer fits the story, or is refused,
 * stays for its table to give back. Rejects where the server cannot be reached.
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
  const standing = standingOf(entry, (await answer.json()) as TableAnswer);
  if (standing !== "fits") return standing === "arrived";
  const sent = await fetch(pathOf(entry.order), {
    ...asked,
    method: "POST",
    headers: { Accept: "text/event-stream", "Content-Type": "application/json" },
    body: JSON.stringify(entry.order.body),
  });
  // It is stored before the first byte of the answer (design.md §6).
  await sent.body?.cancel();
  return sent.ok;
}
