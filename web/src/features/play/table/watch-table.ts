import type { ServerPush } from "#contracts/memory/server-messages";
import type { OpenSocket } from "#memory-client";

import { watchCampaign } from "../../../shared/watch-campaign.ts";

/** The messages over `/ws` that change the story. */
export type TableUpdate = Extract<ServerPush, { readonly turnId: string } | { readonly headTurnId: string | null }>;

interface TableWatcher {
  readonly onUpdate: (update: TableUpdate) => void;
  /** Called after the connection was down for so long that messages may be missing. */
  readonly onMissed: () => void;
}

/**
 * Subscribes to messages about what happens in other tabs, until `signal` aborts. The page also works without this: it then refreshes when
 * it becomes visible.
 */
export function watchTable(
  campaignId: string,
  { onUpdate, onMissed }: TableWatcher,
  signal: AbortSignal,
  open?: OpenSocket,
): void {
  const onPush = (push: ServerPush): void => {
    if (push.type !== "memory_changed" && push.type !== "welcome") onUpdate(push);
  };
  watchCampaign(campaignId, { onPush, onMissed }, signal, open);
}
