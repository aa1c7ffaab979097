import { MESSAGES } from "#contracts/errors";
import { AppError } from "./errors.ts";
import { isSchemaRefusal } from "./sqlite-migrations.ts";

/** How Cloudflare's storage says that it is full: SQLite in an object, D1, and the objects' own limit. */
const FULL = /SQLITE_FULL|database or disk is full|maximum (?:DB|database) size|storage limit/iu;
/** D1 that is overloaded, cut off or restarted says nothing of SQLite's; what is wrong with a query does. */
const DOWN = /D1_ERROR: (?!.*SQLITE_)|Network connection lost/u;
/** It may be worth another try after so long. Milliseconds. */
const AGAIN_MS = 2_000;

const unavailable = (cause: unknown): AppError =>
  new AppError("unavailable", MESSAGES.unavailable, undefined, { cause, retryAt: new Date(Date.now() + AGAIN_MS) });

/** What an error says of the storage or object beneath us, in words for the player; null where it is a fault of ours. */
export function outageOf(error: unknown): AppError | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (isSchemaRefusal(at)) return new AppError("newer_version", MESSAGES.newerVersion, undefined, { cause: error });
    if (FULL.test(at.message)) return new AppError("storage_full", MESSAGES.storageFull, undefined, { cause: error });
    if (DOWN.test(at.message) || isFlagged(at)) return unavailable(error);
  }
  return null;
}

/** A call to another worker whose failure, whatever it is, is that this worker cannot do its own work right now. */
export const needed = <Answer>(call: Promise<Answer>): Promise<Answer> =>
  call.catch((error: unknown) => {
    throw error instanceof AppError ? error : (outageOf(error) ?? unavailable(error));
  });

/** The runtime flags what befell an object on the way: it was reset, or is asked too much. */
const isFlagged = (
  error: Error & { durableObjectReset?: unknown; overloaded?: unknown; retryable?: unknown },
): boolean => error.durableObjectReset === true || error.overloaded === true || error.retryable === true;
