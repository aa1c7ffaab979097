import { useSession } from "../session/session-store.ts";

/**
 * What the page asked the server before its scripts had come, by path (web/build/route-hints.ts); an answer is null where nothing was
 * asked in the end.
 */
type EarlyAnswers = Partial<Record<string, Promise<Response | null>>>;

declare global {
  var earlyAnswers: EarlyAnswers | undefined;
}

/** Ms after which what was asked early is asked anew. */
const FRESH = 15_000;

/** The early answer to a question, once; null where there is none that is a success, or it is no longer fresh. */
export async function takeEarlyAnswer(path: string): Promise<Response | null> {
  const early = globalThis.earlyAnswers?.[path];
  if (!early) return null;
  delete globalThis.earlyAnswers?.[path];
  if (performance.now() > FRESH) return null;
  const answer = await early.catch(() => null);
  return answer?.ok ? answer : null;
}

// Nothing of one player's stays for the next one at this browser.
useSession.subscribe((session) => {
  if (session.status === "signed-out") globalThis.earlyAnswers = {};
});
