import { migrate, schemaState, type SchemaState } from "#worker-kit/sqlite-migrations";
import { Ledger } from "./ledger.ts";
import { endLostTurns } from "./lost-turns.ts";
import { MIGRATIONS } from "./migrations.ts";

/** A table's ledger, which is made at first need: an object that was only asked, or was erased, holds nothing. */
export class TableLedger {
  readonly #storage: DurableObjectStorage;
  readonly #isTelling: () => boolean;
  #opened: Ledger | null = null;

  constructor(storage: DurableObjectStorage, isTelling: () => boolean) {
    this.#storage = storage;
    this.#isTelling = isTelling;
  }

  /** The ledger where there is one already: looking for it makes none. */
  get standing(): Ledger | null {
    const made = this.#storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'turns'").toArray();
    return made.length > 0 ? this.open : null;
  }

  get open(): Ledger {
    if (!this.#opened) {
      migrate(this.#storage, MIGRATIONS);
      this.#opened = new Ledger(this.#storage);
    }
    return this.#opened;
  }

  /** The ledger without a turn that is open though nobody tells it: one may be, where storage was full at its end. */
  get settled(): Ledger {
    if (!this.#isTelling()) endLostTurns(this.open);
    return this.open;
  }

  schema(): SchemaState {
    return schemaState(this.#storage, MIGRATIONS);
  }

  /** Leaves nothing behind. */
  async erase(): Promise<void> {
    this.#opened?.outbox.close();
    this.#opened = null;
    await this.#storage.deleteAlarm();
    await this.#storage.deleteAll();
  }
}
