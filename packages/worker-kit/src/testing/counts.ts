/** What Cloudflare bills, counted in one worker's isolate; its objects run there too. */
export interface Counts {
  /** Requests that the gateway handed to the worker. Calls between workers are not billed. */
  requests: number;
  /** Calls of objects: by a worker, by a browser's frame, by an alarm. */
  objectRequests: number;
  objectRowsRead: number;
  /** Rows of tables and of their indexes; an alarm that is set counts as one. */
  objectRowsWritten: number;
  d1RowsRead: number;
  d1RowsWritten: number;
  /** Messages written to a queue, and messages handed to a consumer: each of those is read once and deleted once. */
  queueWritten: number;
  queueDelivered: number;
  /** Log lines. */
  logLines: number;
}

/** What one SQL statement of objects has come to; `setAlarm` stands among them. */
export interface StatementCounts {
  times: number;
  rowsRead: number;
  rowsWritten: number;
}

/** What a worker answers at COUNTS_PATH. */
export interface Counted {
  readonly counts: Counts;
  readonly statements: Readonly<Record<string, StatementCounts>>;
}

/** Where a bench reads what a worker has counted, below the prefix that leads to it. */
export const COUNTS_PATH = "/bench-counts";

export const NO_COUNTS: Counts = {
  requests: 0,
  objectRequests: 0,
  objectRowsRead: 0,
  objectRowsWritten: 0,
  d1RowsRead: 0,
  d1RowsWritten: 0,
  queueWritten: 0,
  queueDelivered: 0,
  logLines: 0,
};

export const added = (one: Counts, other: Counts): Counts => combined(one, other, 1);
export const without = (one: Counts, other: Counts): Counts => combined(one, other, -1);

function combined(one: Counts, other: Counts, sign: 1 | -1): Counts {
  const names = Object.keys(NO_COUNTS) as (keyof Counts)[];
  return Object.fromEntries(names.map((name) => [name, one[name] + sign * other[name]])) as unknown as Counts;
}
