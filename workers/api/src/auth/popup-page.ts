import { createHash } from "node:crypto";

import { GOOGLE_CHANNEL, GoogleOutcome } from "#contracts/http/auth";

/**
 * Tells the page that opened the window how the sign-in ended, and closes the window. It uses a BroadcastChannel, because `window.opener`
 * may be missing: Google's pages or our own opener policy may have cut the link between the windows. If the page was not opened by the
 * app, it goes to the site.
 */
const SCRIPT = `const outcome = document.documentElement.dataset.outcome;
new BroadcastChannel(${JSON.stringify(GOOGLE_CHANNEL)}).postMessage(outcome);
window.close();
setTimeout(() => location.replace("/"), 500);`;

const POLICY = `default-src 'none'; script-src 'sha256-${createHash("sha256").update(SCRIPT).digest("base64")}'; base-uri 'none'; frame-ancestors 'none'`;

/** The last page of a Google sign-in. An unknown outcome counts as a failure. */
export function popupPage(asked: string | undefined): Response {
  const outcome = GoogleOutcome.safeParse(asked).data ?? "failed";
  const page = `<!doctype html><html lang="en" data-outcome="${outcome}"><meta charset="utf-8"><title>Lorehearth</title><script>${SCRIPT}</script></html>`;
  return new Response(page, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": POLICY },
  });
}
