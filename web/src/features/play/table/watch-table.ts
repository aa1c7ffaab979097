import type { ServerPush } from "#contracts/memory/server-messages";

import { MemoryClient } from "../../../shared/memory/memory-client.ts";
import { endSession } from "../../../shared/session/session-store.ts";
import { onWake } from "../turn/backoff.ts";

/** What the table's line carries that changes the story. */
export type TableUpdate = Extract<ServerPush, { readonly turnId: string } | { readonly headTurnId: string | null }>;

interface TableWatcher {
  readonly onUpdate: (update: TableUpdate) => void;
  /** The line stands again after so long that nobody knows what was said meanwhile. */
  readonly onMissed: () => void;
}

/**
 * Hears what happens at the table in other tabs, until `signal` aborts. A line that is cut is taken up again where it was left,
 * five times; then when the network or the reader's eye returns. Nothing on the page needs it: without it, the page looks when it
 * is looked at.
 */
export function watchTable(
  campaignId: string,
  { onUpdate, onMissed }: TableWatcher,
  signal: AbortSignal,
  open?: (url: string) => WebSocket,
): void {
  if (signal.aborted) return;
  const client = new MemoryClient({ campaignId, address: location.origin, ...(open && { open }) });
  client.on("push", (push) => push.type !== "memory_changed" && onUpdate(push));
  client.on("missed", onMissed);
  client.on("ended", endSession);
  signal.addEventListener("abort", () => client.close());
  onWake(() => client.tryNow(), signal);
  client.tryNow();
}
