import { toast } from "sonner";

import { outbox } from "../../features/play/table/kept-words.ts";
import { sendWaiting } from "../../features/play/table/send-waiting.ts";
import { text } from "../../shared/text/text.ts";
import type { createRouter } from "../router.tsx";

/** Sends what waits at tables that are not open, and says so; an open table looks after its own. */
export async function sendWaitingWords(router: ReturnType<typeof createRouter>): Promise<void> {
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
    // Lost again: the next time the server is there.
  }
}
