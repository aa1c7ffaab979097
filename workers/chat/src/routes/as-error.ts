import { AppError } from "#worker-kit/errors";
import type { Refused } from "../domain/refusal.ts";

/** Turns a refusal into the error that a route throws. */
export const asError = ({ code, message, resetsAt }: Refused): AppError =>
  resetsAt === undefined
    ? new AppError(code, message)
    : new AppError(code, message, { resetsAt }, { retryAt: new Date(resetsAt) });
