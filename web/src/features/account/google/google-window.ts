import { GOOGLE_CHANNEL, GoogleOutcome } from "#contracts/http/auth";

import { submitAuthForm } from "../../../shared/session/auth-form.ts";

/** How often it is looked whether the window is still there, and how long its last word may take after it went. Milliseconds. */
const LOOK_EVERY = 400;
const LAST_WORD = 1_200;

/**
 * Sends an open window to Google and tells how it ended there. "closed" is only what it looks like: a browser may have parted the
 * two windows, and then the real ending still comes.
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

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
