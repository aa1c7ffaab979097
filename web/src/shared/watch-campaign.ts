import { MemoryClient, type OpenSocket, type Push } from "#memory-client";
import { onWake } from "./on-wake.ts";
import { endSession } from "./session/session-store.ts";

interface CampaignWatcher {
  readonly onPush: (push: Push) => void;
  /** Called after the connection was down for so long that messages may be missing. */
  readonly onMissed: () => void;
}

/**
 * Subscribes to memory's messages about a campaign, until `signal` aborts. A lost connection is opened again up to five times. After that
 * it is opened again when the network returns or the page becomes visible.
 */
export function watchCampaign(
  campaignId: string,
  { onPush, onMissed }: CampaignWatcher,
  signal: AbortSignal,
  open?: OpenSocket,
): void {
  if (signal.aborted) return;
  const client = new MemoryClient({ campaignId, address: location.origin, ...(open && { open }) });
  client.on("push", onPush);
  client.on("missed", onMissed);
  client.on("ended", endSession);
  signal.addEventListener("abort", () => client.close());
  onWake(() => client.tryNow(), signal);
  client.tryNow();
}
