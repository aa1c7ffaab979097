/** The most ids that one row of a campaign file may contain (contracts/portability/memory.ts). */
const MOST = 500;

/**
 * The ids of recalled items. They are held in memory until the next turn is digested, whose source stores them (sources.recalled). They
 * are lost if the object stops. That is acceptable, because they are only a hint.
 */
export class RecallCounts {
  readonly #recalled = new Set<number>();

  recalled(itemIds: readonly string[]): void {
    for (const id of itemIds) this.#recalled.add(Number(id));
  }

  /** Takes the ids recalled since the last call, as a JSON list. Null if there are none. */
  take(): string | null {
    if (this.#recalled.size === 0) return null;
    const taken = JSON.stringify([...this.#recalled].slice(-MOST));
    this.#recalled.clear();
    return taken;
  }
}
