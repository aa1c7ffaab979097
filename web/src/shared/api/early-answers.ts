import { useSession } from "../session/session-store.ts";

/**
 * Answers to requests that were sent before the app's scripts were loaded (web/build/route-hints.ts), by path. An answer is null when its
 * request was not sent.
 */
type EarlyAnswers = Partial<Record<string, Promise<Response | null>>>;

declare global {
  var earlyAnswers: EarlyAnswers | undefined;
}

/** Age in ms from which an early answer is too old to be used. */
const FRESH = 15_000;

/**
 * Takes the early answer for a path. It can be taken only once. Returns null when there is none, when its request failed or when it is too
 * old.
 */
export async function takeEarlyAnswer(path: string): Promise<Response | null> {
  const early = globalThis.earlyAnswers?.[path];
  if (!early) return null;
  delete globalThis.earlyAnswers?.[path];
  if (performance.now() > FRESH) return null;
  const answer = await early.catch(() => null);
  return answer?.ok ? answer : null;
}

/** Whether there is a good early answer for a path that nobody has taken yet. Waits for it. */
export async function hasEarlyAnswer(path: string): Promise<boolean> {
  const answer = await globalThis.earlyAnswers?.[path]?.catch(() => null);
  return answer?.ok === true && performance.now() <= FRESH;
}

// Another player at this browser must not see this player's data.
useSession.subscribe((session) => {
  if (session.status === "signed-out") globalThis.earlyAnswers = {};
});
