import type { ErrorBody } from "#contracts/errors";

import { text } from "../../shared/text/text.ts";

/** One of the page's five calls (product.md §7). */
export interface TestCall {
  readonly label: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: unknown;
}

export interface TestResult {
  readonly passed: boolean;
  /** The HTTP status, or NETWORK_ERROR where nothing answered (product.md §8). */
  readonly status: string;
  /** Milliseconds. */
  readonly took: number;
  /** The beginning of the answer, or what went wrong. */
  readonly said: string;
}

/** product.md §9. Milliseconds. */
const PAUSE = 500;
const MOST_SAID = 400;

/** Runs the calls one after another with a pause between, and tells each result as it comes; ends early when `signal` aborts. */
export async function runCalls(
  calls: readonly TestCall[],
  onResult: (place: number, result: TestResult) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const [place, call] of calls.entries()) {
    if (place > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE));
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
    const said = await answer.text();
    if (answer.ok) return { passed: true, status, took: took(), said: said.slice(0, MOST_SAID) };
    return { passed: false, status, took: took(), said: text.dev.test.http(answer.status, errorIn(said)) };
  } catch (error) {
    const said = error instanceof Error && error.message !== "" ? error.message : text.dev.test.unknown;
    return { passed: false, status: text.dev.test.networkError, took: took(), said };
  }
}

/** The answer's own error, or its words where it is none of ours. */
function errorIn(said: string): string {
  try {
    const { error } = JSON.parse(said) as Partial<ErrorBody>;
    if (typeof error === "string" && error !== "") return error;
  } catch {
    // Not JSON: shown as it is.
  }
  return said.slice(0, MOST_SAID) || text.dev.test.unknown;
}
