/**
 * The sessions that read streams at this table. A stream of a session that has ended is closed, although its turn goes on (decision 015).
 * Kept in memory only, because a stream never outlives its object.
 */
export class ReaderSessions {
  readonly #ends = new Map<string, AbortController>();

  /** A signal that aborts when this session ends. */
  endOf(sid: string): AbortSignal {
    const end = this.#ends.get(sid) ?? new AbortController();
    this.#ends.set(sid, end);
    return end.signal;
  }

  end(sids: readonly string[]): void {
    for (const sid of sids) {
      this.#ends.get(sid)?.abort();
      this.#ends.delete(sid);
    }
  }
}
