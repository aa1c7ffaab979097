import { pause } from "#timing/pause";
import type { ErrorBody } from "#contracts/errors";

import { text } from "../../shared/text/text.ts";

/** One of the five requests that the page makes. */
export interface TestCall {
  readonly label: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: unknown;
}

export interface TestResult {
  readonly passed: boolean;
  /** The HTTP status, or NETWORK_ERROR when there was no answer. */
  readonly status: string;
  /** Duration of the request, in ms. */
  readonly took: number;
  /** The beginning of the answer, or the error message. */
  readonly detail: string;
}

/** Pause between two requests, in ms. */
const PAUSE = 500;
const MAX_DETAIL = 400;

/**
 * Makes the requests one after another with a pause between them, and reports each result as it arrives. Stops early when `signal` aborts.
 */
export async function runCalls(
  calls: readonly TestCall[],
  onResult: (place: number, result: TestResult) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const [place, call] of calls.entries()) {
    if (place > 0) await pause(PAUSE);
    if (signal.aborted) return;
    const result = await runCall(call, signal);
    if (signal.aborted) return;
    onResult(place, result);
  }
}

async function runCall({ method, path, body }: TestCall, signal: AbortSignal): Promise<TestResult> {
  const begun = performance.now();
  const took = () => Math.round(performance.now() - begun);
  try {
    const answer = await fetch(path, {
      method,
      signal,
      headers: { Accept: "application/json", ...(body !== undefined && { "Content-Type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const status = String(answer.status);
    const detail = await answer.text();
    if (answer.ok) return { passed: true, status, took: took(), detail: detail.slice(0, MAX_DETAIL) };
    return { passed: false, status, took: took(), detail: text.dev.test.http(answer.status, errorIn(detail)) };
  } catch (error) {
    const detail = error instanceof Error && error.message !== "" ? error.message : text.dev.test.unknown;
    return { passed: false, status: text.dev.test.networkError, took: took(), detail };
  }
}

/** The error message in an answer's body, or the beginning of the body when it has another format. */
function errorIn(detail: string): string {
  try {
    const { error } = JSON.parse(detail) as Partial<ErrorBody>;
    if (typeof error === "string" && error !== "") return error;
  } catch {
    // The answer is not JSON: show it as text.
  }
  return detail.slice(0, MAX_DETAIL) || text.dev.test.unknown;
}
