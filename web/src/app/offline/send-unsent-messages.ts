import { toast } from "sonner";

import { outbox } from "../../features/play/table/kept-words.ts";
import { sendWaiting } from "../../features/play/table/send-waiting.ts";
import { text } from "../../shared/text/text.ts";
import type { createRouter } from "../router.tsx";

/** Sends the messages that wait at tables that are not open, and reports it. An open table sends its own. */
export async function sendUnsentMessages(router: ReturnType<typeof createRouter>): Promise<void> {
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
    // Offline again: the next reconnect tries again.
  }
}
