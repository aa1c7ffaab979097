import { pause } from "#timing/pause";
import { GOOGLE_CHANNEL, GoogleOutcome } from "#contracts/http/auth";

import { submitAuthForm } from "../../../shared/session/auth-form.ts";

/** How often to check the Google window, and how long to wait for its last message after it closed. Both in milliseconds. */
const LOOK_EVERY = 400;
const LAST_WORD = 1_200;

/**
 * Sends an open window to Google and reports how the sign-in ended. The report "closed" may be wrong: a browser can separate the two
 * windows so that the open window looks closed. The real outcome is then reported later.
 */
export async function followWindow(
  popup: Window,
  report: (end: GoogleOutcome | "closed") => void,
  signal: AbortSignal,
): Promise<void> {
  const channel = new BroadcastChannel(GOOGLE_CHANNEL);
  signal.addEventListener("abort", () => channel.close());
  let ended = false;
  channel.addEventListener("message", ({ data }) => {
    ended = true;
    report(GoogleOutcome.safeParse(data).data ?? "failed");
  });
  try {
    const { url } = await submitAuthForm("/api/auth/signin/google", {});
    if (!url) throw new Error("Google's address is missing");
    popup.location.replace(url);
  } catch (error) {
    popup.close();
    throw error;
  }
  while (!popup.closed && !signal.aborted) await pause(LOOK_EVERY);
  await pause(LAST_WORD);
  if (!ended && !signal.aborted) report("closed");
}
