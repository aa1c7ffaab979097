import { sql, type SQL } from "drizzle-orm";

import { LIMITS } from "#contracts/limits";

/** One more than a page has, which shows whether there is another page. */
export const PAGE_AND_ONE = LIMITS.listPage.records + 1;

/** SQL condition: the record comes after the cursor in a list that is ordered by this key and the id. Without a cursor: every record. */
export function afterCursor(cursor: string | undefined, key: SQL, id: SQL, order: "up" | "down"): SQL | undefined {
  if (cursor === undefined) return undefined;
  const at = cursor.indexOf("~");
  const place = sql`(${cursor.slice(0, at)}, ${cursor.slice(at + 1)})`;
  return order === "up" ? sql`(${key}, ${id}) > ${place}` : sql`(${key}, ${id}) < ${place}`;
}

/** The cursor of the next page, if there is one. */
export interface NextPage {
  readonly nextCursor?: string;
}

/** The records of a page, of those that were read, and what leads to the next page. */
export function pageOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): { page: Row[]; next: NextPage } {
  const page: Row[] = [];
  let bytes = 0;
  for (const row of rows.slice(0, LIMITS.listPage.records)) {
    bytes += JSON.stringify(row).length;
    if (page.length > 0 && bytes > LIMITS.listPage.bytes) break;
    page.push(row);
  }
  const last = page.at(-1);
  return { page, next: last && page.length < rows.length ? { nextCursor: `${keyOf(last)}~${last.id}` } : {} };
}
