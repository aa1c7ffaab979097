import { LIMITS } from "#contracts/limits";
import type { MemoryRow } from "#contracts/portability/memory";
import type { RowsImported } from "#contracts/rpc/portability";
import type { Change } from "../change.ts";
import type { MemoryStore } from "../memory-store.ts";
import { readValue, writeValue } from "../key-values.ts";
import { writeRow } from "./write-row.ts";

/**
 * Writes the next rows of an import, all or none. Rows that are already there, by their position in the file, are skipped, so that a
 * request may be repeated. Refused if the memory was not empty before the import.
 */
export function importRows(store: MemoryStore, from: number, rows: readonly MemoryRow[]): RowsImported {
  const { sql } = store;
  const state = readValue(sql, "imported_rows");
  if (state === SEALED || (state === null && holdsAnything(sql)))
    return conflict("Something is remembered here already");
  const received = Number(state ?? 0);
  if (from > received) return conflict(`Row ${received + 1} of what is remembered must come first`);
  const fresh = rows.slice(received - from);
  const now = received + fresh.length;
  if (now > LIMITS.transfer.memories) return invalid("There is more to remember than fits");
  if (fresh.length === 0) return { ok: true, received };
  try {
    store.change(() => {
      for (const row of fresh) writeRow(sql, row);
      writeValue(sql, "imported_rows", String(now));
    });
  } catch (error) {
    if (!isRefusedByStorage(error)) throw error;
    return invalid(UNFIT);
  } finally {
    store.dropCaches();
  }
  return { ok: true, received: now };
}

/** Computes the data that are derived from the imported rows. Idempotent. */
export function sealImport(store: MemoryStore, count: number): RowsImported {
  const { sql } = store;
  const state = readValue(sql, "imported_rows");
  if (state === SEALED) return { ok: true, received: count };
  const received = Number(state ?? 0);
  if (received !== count) {
    const message = `${received} of ${count} rows of what is remembered have arrived`;
    return { ok: false, code: "import_incomplete", message };
  }
  if (saysTwice(sql)) return invalid(UNFIT);
  store.change((change) => {
    findWhatHolds(change);
    writeValue(sql, "imported_rows", SEALED);
    change.markChanged();
  });
  return { ok: true, received };
}

const SEALED = "sealed";
const UNFIT = "What is remembered does not fit together: something is there twice, or names what is not there";

/** Whether a source has two items with the same key. The database does not check this for turns. */
const saysTwice = (sql: SqlStorage): boolean =>
  sql.exec("SELECT 1 FROM items GROUP BY source_id, key HAVING count(*) > 1 LIMIT 1").toArray().length > 0;

/** Recomputes for every claim subject which claims are valid, because the file cannot be trusted in this. */
function findWhatHolds(change: Change): void {
  for (const { id } of change.sql.exec<{ id: number }>("SELECT id FROM matters").toArray()) change.touchSubject(id);
}

const holdsAnything = (sql: SqlStorage): boolean =>
  sql.exec("SELECT 1 FROM sources UNION ALL SELECT 1 FROM entities LIMIT 1").toArray().length > 0;

const isRefusedByStorage = (error: unknown): boolean =>
  error instanceof Error && /SQLITE_CONSTRAINT/u.test(error.message);

const conflict = (message: string): RowsImported => ({ ok: false, code: "conflict", message });
const invalid = (message: string): RowsImported => ({ ok: false, code: "import_invalid", message });
