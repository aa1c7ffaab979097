import type { MemoryRow, MemoryRowOf } from "#contracts/portability/memory";

/** The rows of one kind. */
export const rowsOf = <Kind extends MemoryRow["is"]>(rows: readonly MemoryRow[], kind: Kind): MemoryRowOf<Kind>[] =>
  rows.filter((row): row is MemoryRowOf<Kind> => row.is === kind);

/** The items that the player may see and that are valid on the active path. */
export function visibleItems(rows: readonly MemoryRow[]): MemoryRowOf<"item">[] {
  const active = new Set(rowsOf(rows, "source").flatMap(({ id, active: isActive }) => (isActive ? id : [])));
  return rowsOf(rows, "item").filter(({ secret, source }) => !secret && active.has(source));
}
