/** A figure beside its budget. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  readonly budget: string;
}

export function printRows(rows: readonly Row[]): void {
  console.table(Object.fromEntries(rows.map(({ what, measured, budget }) => [what, { measured, budget }])));
}
