import { toast } from "../../shared/ui/overlays/toast.ts";
import { outbox } from "../../features/play/table/unsent-storage.ts";
import { sendWaiting } from "../../features/play/table/send-waiting.ts";
import { text } from "../../shared/text/text.ts";
import type { Router } from "../router.tsx";

/**
 * Sends the unsent messages of all campaigns, and shows a message about each campaign that is not open. The page of the open campaign
 * reports its own messages.
 */
export async function sendUnsentMessages(router: Router): Promise<void> {
  const offline = text.offline;
  try {
    for (const { campaignId, went } of await sendWaiting(outbox)) {
      const address = `/game/${campaignId}`;
      if (router.state.location.pathname === address) continue;
      const action = { label: offline.open, onClick: () => void router.navigate(address) };
      if (went) toast.success(offline.went, { action });
      else toast.info(offline.stays, { action });
    }
  } catch {
    // The server is unreachable again. The next reconnect tries to send the messages again.
  }
}
