/** What Cloudflare bills, counted in the isolate of one worker. The worker's Durable Objects run in the same isolate. */
export interface Counts {
  /** Requests that the gateway sent to the worker. Calls between workers are not billed. */
  requests: number;
  /** Calls to Durable Objects: by a worker, by a browser's WebSocket message or by an alarm. */
  objectRequests: number;
  objectRowsRead: number;
  /** Rows written to tables and to their indexes. Setting an alarm counts as one row. */
  objectRowsWritten: number;
  d1RowsRead: number;
  d1RowsWritten: number;
  /** Messages written to a queue, and messages delivered to a consumer. Each delivered message is billed as one read and one deletion. */
  queueWritten: number;
  queueDelivered: number;
  /** Log entries. */
  logLines: number;
  /** Queries of the vector index, and vectors that were added to it. */
  vectorQueries: number;
  vectorsStored: number;
}

/** The counts of one SQL statement of Durable Objects. `setAlarm` is counted as a statement too. */
export interface StatementCounts {
  times: number;
  rowsRead: number;
  rowsWritten: number;
}

/** The response of a worker at COUNTS_PATH. */
export interface Counted {
  readonly counts: Counts;
  readonly statements: Readonly<Record<string, StatementCounts>>;
}

/** The path at which a benchmark reads a worker's counts. It is appended to the worker's own prefix. */
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
  vectorQueries: 0,
  vectorsStored: 0,
};

export const added = (one: Counts, other: Counts): Counts => combined(one, other, 1);
export const without = (one: Counts, other: Counts): Counts => combined(one, other, -1);

function combined(one: Counts, other: Counts, sign: 1 | -1): Counts {
  const names = Object.keys(NO_COUNTS) as (keyof Counts)[];
  return Object.fromEntries(names.map((name) => [name, one[name] + sign * other[name]])) as unknown as Counts;
}
