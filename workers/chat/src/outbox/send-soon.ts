import { pause } from "#timing/pause";
import { describe, log } from "#worker-kit/logging";
import type { Services } from "../services.ts";
import type { Ledger } from "../store/ledger.ts";
import { sendOutbox } from "./send-outbox.ts";

/** How long to wait for the messages to arrive, so that the player's pages can read there at once what they say. Milliseconds. */
const WAIT_MS = 1_000;

/** Sends the outbox and waits for it a moment. Never throws: what does not arrive is sent again by the alarm. */
export async function sendSoon(
  ledger: Ledger,
  ctx: Pick<DurableObjectState, "storage" | "waitUntil">,
  services: Services,
): Promise<void> {
  const sending = sendOutbox(ledger, ctx.storage, services).catch((error: unknown) =>
    log("error", "outbox.unsent", describe(error)),
  );
  ctx.waitUntil(sending);
  await Promise.race([sending, pause(WAIT_MS)]);
}
