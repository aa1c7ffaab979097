import type { Due } from "./store/erasures.ts";

/** How long an announced erasure may take before it is announced again, and how often an isolate looks for such. Milliseconds. */
const AGAIN_MS = 10 * 60_000;

/** What is due at an instant (milliseconds), for a caller that knows nothing of a restart. */
export function dueAt(at: number): Due {
  const before = new Date(at - AGAIN_MS).toISOString();
  return { before, fewBefore: before };
}

/**
 * Says when to look for unconfirmed erasures: with an isolate's first request, and every ten minutes while requests arrive. The first
 * look takes every erasure, however short ago it was announced: a machine of one's own holds the queue in the runtime's memory, so a
 * restart has lost it. Cloudflare keeps the queue; there a campaign is at worst erased twice, which is harmless.
 */
export class ErasureWatch {
  #nextAt: number | null = null;

  /** What to look for at an instant (milliseconds); null where this isolate has looked within the last ten minutes. */
  due(at: number): Due | null {
    const isFirst = this.#nextAt === null;
    if (this.#nextAt !== null && at < this.#nextAt) return null;
    this.#nextAt = at + AGAIN_MS;
    return isFirst ? { ...dueAt(at), fewBefore: new Date(at).toISOString() } : dueAt(at);
  }
}
