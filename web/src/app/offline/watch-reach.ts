import type { SessionAnswer } from "#contracts/http/auth";

import { backoff, waitToRetry } from "../../features/play/turn/backoff.ts";
import { onWake } from "../../shared/on-wake.ts";
import { queryClient } from "../../shared/api/query-client.ts";
import { request } from "../../shared/api/request.ts";
import { SEND_WAITING } from "../../shared/offline/worker-messages.ts";
import { noteReach, useReach } from "../../shared/offline/reach.ts";
import { refreshSession } from "../../shared/session/refresh-session.ts";
import { endSession, useSession } from "../../shared/session/session-store.ts";
import type { Router } from "../router.tsx";

const forever = new AbortController().signal;

/**
 * The part of a service worker registration for background sync. With it the browser can wake the worker when the network is back, even
 * after the page was closed.
 */
interface Syncing {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Detects that the server is unreachable, polls until it answers, and refreshes the page's data then. */
export function watchReach(router: Router): void {
  const sendWaiting = async () => (await import("./send-unsent-messages.ts")).sendUnsentMessages(router);
  const catchUp = () => {
    void sendWaiting();
    void queryClient.invalidateQueries();
  };
  addEventListener("offline", () => noteReach(false));
  if (!navigator.onLine) noteReach(false);
  useReach.subscribe((isReached) => (isReached ? catchUp() : void seek()));
  useSession.subscribe((session, before) => {
    if (session.status === "signed-in" && before.status !== "signed-in" && useReach.getState()) void sendWaiting();
  });
  if (!useReach.getState()) void seek();
  else if (useSession.getState().status === "signed-in") void sendWaiting();
}

let seeking = false;

async function seek(): Promise<void> {
  if (seeking) return;
  seeking = true;
  void askForSync();
  for (let attempt = 1; !useReach.getState(); attempt += 1) {
    await waitToRetry(backoff(attempt), forever);
    if (document.visibilityState === "hidden") await seen();
    if (!useReach.getState()) await knock();
  }
  seeking = false;
}

/** Requests the session. The answer shows that the server is reachable and whether the session is still valid. */
async function knock(): Promise<void> {
  if (useSession.getState().status === "unreachable") return refreshSession();
  try {
    const answer = await request<SessionAnswer>("/api/auth/session");
    if (!answer) endSession();
  } catch {
    // The server is still unreachable.
  }
}

async function seen(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const woken = new AbortController();
  onWake(resolve, woken.signal);
  await promise;
  woken.abort();
}

async function askForSync(): Promise<void> {
  try {
    const registration = (await navigator.serviceWorker?.getRegistration()) as Syncing | undefined;
    await registration?.sync?.register(SEND_WAITING);
  } catch {
    // The browser does not allow background sync. The messages are sent when the app is opened the next time.
  }
}
