/** A measured figure with its budget, as a row of the table. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  readonly budget: string;
}

export function printRows(rows: readonly Row[]): void {
  console.table(Object.fromEntries(rows.map(({ what, measured, budget }) => [what, { measured, budget }])));
}
