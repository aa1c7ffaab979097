import type { MemoryPageAnswer } from "#contracts/http/portability";
import { LIMITS } from "#contracts/limits";
import type { MemoryRow } from "#contracts/portability/memory";
import { READERS } from "./read-rows.ts";

/** Rows read from storage at once. */
const READ = 100;

/**
 * The next rows of a memory, in the form of a campaign file. A page has about as many rows as one import request may contain. A cursor is
 * `<kind>:<place>`.
 */
export function rowsPage(sql: SqlStorage, cursor: string | undefined): MemoryPageAnswer {
  const [kind = READERS[0]?.[0], place = ""] = cursor === undefined ? [] : split(cursor);
  const start = READERS.findIndex(([each]) => each === kind);
  if (start === -1) return { rows: [], nextCursor: null };
  const rows: MemoryRow[] = [];
  let bytes = 0;
  for (const [at, [each, read]] of READERS.slice(start).entries()) {
    let after = at === 0 ? place : "";
    for (;;) {
      const found = read(sql, after, READ);
      for (const next of found) {
        rows.push(next.row);
        after = next.place;
        bytes += JSON.stringify(next.row).length;
        if (bytes >= LIMITS.transfer.chunkBytes || rows.length >= LIMITS.transfer.chunk) {
          return { rows, nextCursor: `${each}:${after}` };
        }
      }
      if (found.length < READ) break;
    }
  }
  return { rows, nextCursor: null };
}

/** Whether a text is a valid cursor. */
export const isCursor = (cursor: string): boolean => READERS.some(([kind]) => kind === split(cursor)[0]);

function split(cursor: string): [string, string] {
  const colon = cursor.indexOf(":");
  return colon === -1 ? [cursor, ""] : [cursor.slice(0, colon), cursor.slice(colon + 1)];
}
