import type { VectorizeBinding } from "../vector-index.ts";
import { type Counted, type Counts, COUNTS_PATH, NO_COUNTS, type StatementCounts } from "./counts.ts";

const counts: Counts = { ...NO_COUNTS };
/** The same counts for each SQL statement of Durable Objects. */
const statements: Record<string, StatementCounts> = {};
/** Cursors of which not all rows have been read yet. */
let open: { readonly sql: string; readonly cursor: SqlStorageCursor<Record<string, SqlStorageValue>> }[] = [];
/** The wrapped methods that already count, so that none is wrapped twice. */
const patched = new Set<Call>();

/** Replaces a method on the prototype, once, so that all objects of this kind use the new method. */
function patch<Owner extends object>(instance: Owner, name: keyof Owner & string, wrap: (call: Call) => Call): void {
  const owner = Object.getPrototypeOf(instance) as Record<string, Call>;
  const original = owner[name];
  if (!original || patched.has(original)) return;
  const counting = wrap(original);
  patched.add(counting);
  owner[name] = counting;
}

type Call = (this: unknown, ...args: never[]) => unknown;
const call = (original: Call, self: unknown, args: readonly unknown[]): unknown =>
  original.apply(self, args as never[]);

/** Counts the rows that a Durable Object's storage reads and writes. */
export function countStorage(storage: DurableObjectStorage): void {
  patch(
    storage.sql,
    "exec",
    (exec) =>
      function (...args: unknown[]) {
        const cursor = call(exec, this, args) as (typeof open)[number]["cursor"];
        open.push({ sql: String(args[0]), cursor });
        if (open.length > 5_000) settle();
        return cursor;
      },
  );
  patch(
    storage,
    "setAlarm",
    (setAlarm) =>
      function (...args: unknown[]) {
        counts.objectRowsWritten += 1;
        countStatement("setAlarm", 0, 1);
        return call(setAlarm, this, args);
      },
  );
}

/** Adds the rows of all open cursors to the counts. */
function settle(): void {
  for (const { sql, cursor } of open) {
    counts.objectRowsRead += cursor.rowsRead;
    counts.objectRowsWritten += cursor.rowsWritten;
    countStatement(sql, cursor.rowsRead, cursor.rowsWritten);
  }
  open = [];
}

function countStatement(sql: string, rowsRead: number, rowsWritten: number): void {
  const one = (statements[sql] ??= { times: 0, rowsRead: 0, rowsWritten: 0 });
  one.times += 1;
  one.rowsRead += rowsRead;
  one.rowsWritten += rowsWritten;
}

export const countObjectRequest = (): void => void (counts.objectRequests += 1);

/** Counts every call on a Durable Object's stub: RPC methods and fetch. */
export function countNamespace(namespace: DurableObjectNamespace): void {
  patch(
    namespace,
    "getByName",
    (getByName) =>
      function (...args: unknown[]) {
        const stub = call(getByName, this, args) as object;
        return new Proxy(stub, {
          get(target, name) {
            const value = Reflect.get(target, name) as unknown;
            if (typeof value !== "function") return value;
            return (...given: unknown[]) => {
              countObjectRequest();
              // Do not write `value.apply`: on a stub, that would call a remote method named `apply`.
              return Reflect.apply(value as Call, target, given);
            };
          },
        });
      },
  );
}

export function countQueue(queue: Queue): void {
  patch(
    queue,
    "send",
    (send) =>
      function (...args: unknown[]) {
        counts.queueWritten += 1;
        return call(send, this, args);
      },
  );
  patch(
    queue,
    "sendBatch",
    (sendBatch) =>
      function (...args: unknown[]) {
        const messages = [...(args[0] as Iterable<unknown>)];
        counts.queueWritten += messages.length;
        return call(sendBatch, this, [messages, ...args.slice(1)]);
      },
  );
}

export const countDelivered = (messages: number): void => void (counts.queueDelivered += messages);

interface Announced {
  readonly meta?: { readonly rows_read?: number; readonly rows_written?: number };
}

function countResult({ meta }: Announced): void {
  counts.d1RowsRead += meta?.rows_read ?? 0;
  counts.d1RowsWritten += meta?.rows_written ?? 0;
}

/** Counts the rows that D1 reports as read and written. `raw` does not report them, so its result is built from the result of `all`. */
export function countDatabase(database: D1Database): void {
  patch(
    database,
    "batch",
    (batch) =>
      async function (...args: unknown[]) {
        const results = (await call(batch, this, args)) as Announced[];
        for (const result of results) countResult(result);
        return results;
      },
  );
  const statement = database.prepare("SELECT 1");
  for (const name of ["all", "run"] as const) {
    patch(
      statement,
      name,
      (run) =>
        async function (...args: unknown[]) {
          const result = (await call(run, this, args)) as Announced;
          countResult(result);
          return result;
        },
    );
  }
  patch(
    statement,
    "raw",
    () =>
      async function (this: unknown) {
        const { results } = await (this as D1PreparedStatement).all();
        return results.map((row) => Object.values(row));
      },
  );
}

/** A vector index that only counts, for a worker that has none here. It finds nothing. */
export const countingVectorize = (): VectorizeBinding => ({
  async upsert(vectors) {
    counts.vectorsStored += vectors.length;
  },
  async query() {
    counts.vectorQueries += 1;
    return { matches: [] };
  },
  async deleteByIds(ids) {
    counts.vectorsStored -= ids.length;
  },
});

let listening = false;

/** Counts log entries and does not print them. */
function countLines(): void {
  if (listening) return;
  listening = true;
  for (const level of ["info", "warn"] as const) console[level] = () => void (counts.logLines += 1);
}

/** Counts a request to the worker. A request to COUNTS_PATH gets the counts so far instead. */
export async function countRequest(request: Request, answer: () => Response | Promise<Response>): Promise<Response> {
  countLines();
  if (new URL(request.url).pathname.endsWith(COUNTS_PATH)) {
    settle();
    return Response.json({ counts, statements } satisfies Counted);
  }
  counts.requests += 1;
  return answer();
}
