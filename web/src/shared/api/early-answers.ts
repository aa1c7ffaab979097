import { useSession } from "../session/session-store.ts";

/**
 * Requests made before the app's scripts were loaded, by path (web/build/route-hints.ts). An answer is null when the request was not made.
 */
type EarlyAnswers = Partial<Record<string, Promise<Response | null>>>;

declare global {
  var earlyAnswers: EarlyAnswers | undefined;
}

/** Age in ms after which an early answer is too old to use. */
const FRESH = 15_000;

/** Takes the early answer for a path, once; null when there is none, it failed or it is too old. */
export async function takeEarlyAnswer(path: string): Promise<Response | null> {
  const early = globalThis.earlyAnswers?.[path];
  if (!early) return null;
  delete globalThis.earlyAnswers?.[path];
  if (performance.now() > FRESH) return null;
  const answer = await early.catch(() => null);
  return answer?.ok ? answer : null;
}

// Another player at this browser must not see this player's data.
useSession.subscribe((session) => {
  if (session.status === "signed-out") globalThis.earlyAnswers = {};
});
