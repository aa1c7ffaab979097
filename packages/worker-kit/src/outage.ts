import { MESSAGES } from "#contracts/errors";
import { withDeadline } from "#timing/with-deadline";
import { AppError } from "./errors.ts";
import { isSchemaRefusal } from "./sqlite-migrations.ts";

/** Error messages with which Cloudflare's storage says that it is full: SQLite in an object, D1, or the storage limit of an object. */
const FULL = /SQLITE_FULL|database or disk is full|maximum (?:DB|database) size|storage limit/iu;
/**
 * Error messages that mean D1 or an object cannot be reached. When D1 is overloaded, cut off or restarted, its message does not contain
 * `SQLITE_`. An error in a query does.
 */
const DOWN = /D1_ERROR: (?!.*SQLITE_)|Network connection lost/u;
/** When the caller may try again, in milliseconds from now. */
const AGAIN_MS = 2_000;

const unavailable = (cause: unknown): AppError =>
  new AppError("unavailable", MESSAGES.unavailable, undefined, { cause, retryAt: new Date(Date.now() + AGAIN_MS) });

/**
 * Turns an error of the storage or of a Durable Object into one that the player may see. Null if the error is a fault in our own code.
 */
export function outageOf(error: unknown): AppError | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (isSchemaRefusal(at)) return new AppError("newer_version", MESSAGES.newerVersion, undefined, { cause: error });
    if (FULL.test(at.message)) return new AppError("storage_full", MESSAGES.storageFull, undefined, { cause: error });
    if (DOWN.test(at.message) || isFlagged(at)) return unavailable(error);
  }
  return null;
}

/** How long a call to another worker may take, in ms. A worker that hangs must not hang the callers of all others. */
export const SERVICE_DEADLINE_MS = 10_000;

/**
 * Waits for a call to another worker. If the call fails for any reason or takes too long, this worker reports that it is unavailable for
 * now.
 */
export const needed = <Answer>(call: Promise<Answer>): Promise<Answer> =>
  withDeadline(call, SERVICE_DEADLINE_MS, "The other service").catch((error: unknown) => {
    throw error instanceof AppError ? error : (outageOf(error) ?? unavailable(error));
  });

/** Whether the runtime marked the error as its own: the object was reset or overloaded, or the call may be repeated. */
const isFlagged = (
  error: Error & { durableObjectReset?: unknown; overloaded?: unknown; retryable?: unknown },
): boolean => error.durableObjectReset === true || error.overloaded === true || error.retryable === true;
