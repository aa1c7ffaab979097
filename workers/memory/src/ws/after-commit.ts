/** The little of a `DurableObjectStorage` that changing together needs. */
interface Transactions {
  transactionSync<T>(closure: () => T): T;
}

/**
 * Changes that are stored together or not at all, and what is said of them: it is said once they are stored, and never where
 * they are not.
 */
export class AfterCommit {
  readonly #storage: Transactions;
  readonly #rolledBack: () => void;
  #waiting: (() => void)[] | null = null;

  /** @param rolledBack hears that a change has not happened after all: what was cached while it was made may be wrong */
  constructor(storage: Transactions, rolledBack: () => void) {
    this.#storage = storage;
    this.#rolledBack = rolledBack;
  }

  /** Runs a change in a transaction; a change within a change stands or falls with it. */
  atomically<T>(change: () => T): T {
    if (this.#waiting) return this.#within(this.#waiting, change);
    const waiting: (() => void)[] = [];
    this.#waiting = waiting;
    try {
      return this.#storage.transactionSync(change);
    } catch (error) {
      waiting.length = 0;
      this.#rolledBack();
      throw error;
    } finally {
      this.#waiting = null;
      for (const say of waiting) say();
    }
  }

  /** Says it once the change that is being made is stored. */
  afterwards(say: () => void): void {
    if (this.#waiting) this.#waiting.push(say);
    else say();
  }

  #within<T>(waiting: (() => void)[], change: () => T): T {
    const before = waiting.length;
    try {
      return this.#storage.transactionSync(change);
    } catch (error) {
      waiting.length = before;
      this.#rolledBack();
      throw error;
    }
  }
}
