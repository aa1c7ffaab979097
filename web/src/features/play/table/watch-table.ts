import type { ServerPush } from "#contracts/memory/server-messages";
import { MemoryClient, type OpenSocket } from "#memory-client";

import { endSession } from "../../../shared/session/session-store.ts";
import { onWake } from "../turn/backoff.ts";

/** The messages over `/ws` that change the story. */
export type TableUpdate = Extract<ServerPush, { readonly turnId: string } | { readonly headTurnId: string | null }>;

interface TableWatcher {
  readonly onUpdate: (update: TableUpdate) => void;
  /** Called after the connection was down for so long that messages may be missing. */
  readonly onMissed: () => void;
}

/**
 * Subscribes to messages about what happens in other tabs, until `signal` aborts. A lost connection is opened again up to five times. After
 * that it is opened again when the network returns or the page becomes visible. The page also works without this: it then refreshes when it
 * becomes visible.
 */
export function watchTable(
  campaignId: string,
  { onUpdate, onMissed }: TableWatcher,
  signal: AbortSignal,
  open?: OpenSocket,
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
