import routed from "../../public/_routes.json" with { type: "json" };
import { SEND_WAITING, type WorkerMessage } from "../shared/offline/worker-messages.ts";
import { createOutbox } from "../features/play/table/outbox.ts";
import { sendWaiting } from "../features/play/table/send-waiting.ts";
import { createAnswerCache } from "./answer-cache.ts";
import { placeOf } from "./answer-cache-rules.ts";
import { createAppShell, type Files } from "./app-shell.ts";

declare const self: ServiceWorkerGlobalScope;
/** The list of the app's files. The build inserts it (web/build/service-worker.ts). */
declare const __FILES__: Files;

/** A background sync event (https://wicg.github.io/background-sync/spec/). Not every browser has it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

const PAGE_PATIENCE = 3_000;
/** Time limit in ms for reading the unsent messages. No player waits for the result, so the limit is long. */
const OUTBOX_PATIENCE = 20_000;
const SIGN_OUT = "/api/auth/signout";

const shell = createAppShell(__FILES__, {
  caches,
  fetch: (...requested) => fetch(...requested),
  patience: PAGE_PATIENCE,
});
const outbox = createOutbox({ patience: OUTBOX_PATIENCE });
const answerCache = createAnswerCache({ caches, fetch: (request) => fetch(request), now: () => new Date() });

/**
 * Paths that the gateway answers. They are not pages of the app, even when the browser navigates to them, for example after a sign-in at
 * Google.
 */
const isGateways = (path: string) =>
  routed.include.some((rule) => (rule.endsWith("*") ? path.startsWith(rule.slice(0, -1)) : path === rule));

self.addEventListener("install", (event) => event.waitUntil(shell.install()));
self.addEventListener("activate", (event) => event.waitUntil(shell.tidy().then(() => self.clients.claim())));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === "POST" && pathname === SIGN_OUT) return event.respondWith(signOut(request));
  if (request.method !== "GET") return;
  if (isGateways(pathname)) {
    const place = placeOf(request.url);
    if (!place) return;
    const { answer, stored } = answerCache.answer(request, place);
    event.respondWith(answer);
    event.waitUntil(stored);
  } else if (request.mode === "navigate") event.respondWith(shell.page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(shell.asset(request));
  else if (shell.has(pathname)) event.respondWith(shell.file(request));
});

/** Removes the player's stored answers before the page learns that the sign-out succeeded. */
async function signOut(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.ok) await answerCache.empty();
  return response;
}

self.addEventListener("message", (event) => {
  const message = event.data as WorkerMessage;
  switch (message.type) {
    case "take-over":
      return event.waitUntil(self.skipWaiting());
    case "empty":
      return event.waitUntil(answerCache.empty());
    case "knows":
      return event.ports[0]?.postMessage(shell.has(message.file));
  }
});

// If the promise rejects, the browser tries again later.
self.addEventListener("sync" as "activate", (event) => {
  if ((event as SyncEvent).tag === SEND_WAITING) event.waitUntil(sendWaiting(outbox));
});
