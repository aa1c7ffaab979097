/** The part of a `DurableObjectStorage` that this class needs. */
interface Transactions {
  transactionSync<T>(closure: () => T): T;
}

/**
 * Runs changes in transactions and delays messages about them. A message is sent only after the change is stored, and never if the change
 * is rolled back.
 */
export class AfterCommit {
  readonly #storage: Transactions;
  readonly #rolledBack: () => void;
  #waiting: (() => void)[] | null = null;

  /** @param rolledBack called after a change was rolled back, because data cached during the change may be wrong */
  constructor(storage: Transactions, rolledBack: () => void) {
    this.#storage = storage;
    this.#rolledBack = rolledBack;
  }

  /** Runs a change in a transaction. A change inside another change is rolled back with it. */
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

  /** Calls `say` after the current change is stored. Without a current change, at once. */
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
