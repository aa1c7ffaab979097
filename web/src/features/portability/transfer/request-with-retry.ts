import { pause } from "#timing/pause";
import { ApiError } from "../../../shared/api/api-error.ts";
import { request, type RequestOptions } from "../../../shared/api/request.ts";

/**
 * The time to wait after hitting the rate limit, in milliseconds. Rate limits count per minute, so a retry after 20 seconds is soon enough.
 */
const WAIT_MS = 20_000;
const MOST_WAITS = 30;

/** Makes a request. When the request hits the rate limit, waits and tries again, because a long story needs many requests. */
export async function requestWithRetry<Answer>(
  path: string,
  options: RequestOptions & { signal: AbortSignal },
): Promise<Answer> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await request<Answer>(path, options);
    } catch (error) {
      const isTooFast = error instanceof ApiError && error.code === "rate_limited";
      if (!isTooFast || waits === MOST_WAITS) throw error;
      await pause(WAIT_MS, options.signal);
    }
  }
}
