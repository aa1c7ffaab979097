import type { Due } from "./store/erasures.ts";

/**
 * How long after a message about an erasure the message is sent again, and how often an isolate looks for such erasures. Milliseconds.
 */
const AGAIN_MS = 10 * 60_000;

/** The erasures that are due at an instant (milliseconds). Used for every check except an isolate's first request. */
export function dueAt(at: number): Due {
  const before = new Date(at - AGAIN_MS).toISOString();
  return { before, fewBefore: before };
}

/**
 * Decides when to look for unconfirmed erasures: with an isolate's first request, and then every ten minutes while requests arrive. The
 * first look takes every erasure, even one that was announced just now. On a single machine the queue is only in the runtime's memory, so
 * a restart has lost the messages. Cloudflare's queue survives a restart; there, at worst, a campaign is erased twice, which is harmless.
 */
export class ErasureWatch {
  #nextAt: number | null = null;

  /** The erasures to look for at an instant (milliseconds). Null if this isolate has looked within the last ten minutes. */
  due(at: number): Due | null {
    const isFirst = this.#nextAt === null;
    if (this.#nextAt !== null && at < this.#nextAt) return null;
    this.#nextAt = at + AGAIN_MS;
    return isFirst ? { ...dueAt(at), fewBefore: new Date(at).toISOString() } : dueAt(at);
  }
}
