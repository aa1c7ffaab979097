import { migrate, schemaState, type SchemaState } from "#worker-kit/sqlite";
import { Ledger } from "./ledger.ts";
import { interruptLostTurnsSafely } from "./interrupt-lost-turns.ts";
import { MIGRATIONS } from "./migrations.ts";

/** A table's ledger. It is created on the first write, so that an object that was only read or was erased stores nothing. */
export class TableLedger {
  readonly #storage: DurableObjectStorage;
  readonly #isRunning: () => boolean;
  #opened: Ledger | null = null;

  constructor(storage: DurableObjectStorage, isRunning: () => boolean) {
    this.#storage = storage;
    this.#isRunning = isRunning;
  }

  /** The ledger, if it exists. Does not create one. */
  ifExists(): Ledger | null {
    const tables = this.#storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'turns'").toArray();
    return tables.length > 0 ? this.open() : null;
  }

  /** The ledger, migrated to this version. Creates it if there is none. */
  open(): Ledger {
    if (!this.#opened) {
      migrate(this.#storage, MIGRATIONS);
      this.#opened = new Ledger(this.#storage);
    }
    return this.#opened;
  }

  /** The ledger after ending turns that are open but not running. Such a turn exists if storage was full when it ended. */
  recovered(): Ledger {
    if (!this.#isRunning()) interruptLostTurnsSafely(this.open());
    return this.open();
  }

  schema(): SchemaState {
    return schemaState(this.#storage, MIGRATIONS);
  }

  /** Erases everything. */
  async erase(): Promise<void> {
    this.#opened?.outbox.close();
    this.#opened = null;
    await this.#storage.deleteAlarm();
    await this.#storage.deleteAll();
  }
}
