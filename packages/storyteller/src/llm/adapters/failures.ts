import { APIError } from "openai/core/error";

import { ModelFailure } from "../chat-model.ts";
import { kindOfStatus } from "./status-kind.ts";

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
    return new ModelFailure(kind, error.message.slice(0, 300), {
      retryAfterMs: retryAfterMs(error.headers, Date.now()),
      status: error.status ?? null,
    });
  }
  if (error instanceof SyntaxError) return new ModelFailure("malformed", "The model's answer is not valid JSON");
  return new ModelFailure("network", error instanceof Error ? error.message : String(error));
}
