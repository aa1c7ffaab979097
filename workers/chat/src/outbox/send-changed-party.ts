import type { Scene } from "#contracts/play/scene";
import { describe, log } from "#worker-kit/logging";
import type { Services } from "../services.ts";
import type { Ledger } from "../store/ledger.ts";
import { sendSoon } from "./send-soon.ts";

/**
 * Sends the sheets again if the stored characters or the house rules were changed since the table last saw them, or if the story is from before api had the
 * sheets. Never throws, because the player only looks at the table: if storage is full, the next look sends them.
 */
export async function sendChangedParty(
  ledger: Ledger,
  scene: Pick<Scene, "characters" | "campaign">,
  ctx: Pick<DurableObjectState, "storage" | "waitUntil">,
  services: Services,
): Promise<void> {
  try {
    if (!ledger.mirror.meet(scene, Date.now())) return;
  } catch (error) {
    log("error", "sheets.unsent", describe(error));
    return;
  }
  await sendSoon(ledger, ctx, services);
}
