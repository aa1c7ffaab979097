import { APIError } from "openai/core/error";

import { type FailureKind, ModelFailure } from "../chat-model.ts";

/** What a status of an endpoint means. */
function kindOfStatus(status: number): FailureKind {
  if (status === 429) return "rate_limited";
  if (status === 401 || status === 403) return "unauthorized";
  // A timeout on the way, or a server that asks to be tried again.
  if (status >= 500 || status === 408 || status === 409 || status === 425) return "server";
  return "rejected";
}

/** `Retry-After` in seconds or as a date, and the milliseconds that some send instead. */
function retryAfterMs(headers: Headers | undefined, now: number): number | null {
  const exact = Number(headers?.get("retry-after-ms") ?? Number.NaN);
  if (exact >= 0) return exact;
  const value = headers?.get("retry-after");
  if (value === null || value === undefined) return null;
  const seconds = Number(value);
  if (seconds >= 0) return seconds * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/** Whatever went wrong with an endpoint, as the one failure the port knows. */
export function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (error instanceof APIError) {
    // Without a status it was told in the stream, by a server that had already begun.
    const kind = error.status === undefined ? "server" : kindOfStatus(error.status);
    return new ModelFailure(kind, error.message.slice(0, 300), retryAfterMs(error.headers, Date.now()));
  }
  if (error instanceof SyntaxError) return new ModelFailure("malformed", "The model's answer is not valid JSON");
  return new ModelFailure("network", error instanceof Error ? error.message : String(error));
}
