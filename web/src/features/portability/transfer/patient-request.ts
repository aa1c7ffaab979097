import { ApiError } from "../../../shared/api/api-error.ts";
import { request, type RequestOptions } from "../../../shared/api/request.ts";

/** The limits count by the minute: a third of one is soon enough. Milliseconds. */
const WAIT_MS = 20_000;
const MOST_WAITS = 30;

/** Asks, and where that was too much at once waits and asks again: a long story is many requests. */
export async function patientRequest<Answer>(
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

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    resolve();
  });
  return promise;
}
