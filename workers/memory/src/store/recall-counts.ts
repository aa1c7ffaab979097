/** As many as a row of a file has room for (contracts/portability/memory.ts). */
const MOST = 500;

/**
 * Which items were recalled, kept in memory until a turn is digested, whose source notes it (sources.recalled). Lost with the object:
 * it is a hint, no fact.
 */
export class RecallCounts {
  readonly #recalled = new Set<number>();

  recalled(itemIds: readonly string[]): void {
    for (const id of itemIds) this.#recalled.add(Number(id));
  }

  /** What was recalled since it was last taken, a JSON list; null where nothing was. */
  take(): string | null {
    if (this.#recalled.size === 0) return null;
    const taken = JSON.stringify([...this.#recalled].slice(-MOST));
    this.#recalled.clear();
    return taken;
  }
}
