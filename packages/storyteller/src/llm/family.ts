import { type ChatModel, ModelFailure } from "./chat-model.ts";
import type { RequestOptions } from "./choose-model.ts";

/** What a member of the llm family works with: its models, and who does the work where they fail. */
export interface Family<Port> {
  readonly models: readonly ChatModel[];
  readonly requestOptions: RequestOptions;
  readonly fallback: Port;
  /** Hears of every failure that was made up for. */
  readonly failed: (failure: ModelFailure) => void;
}

/**
 * What the models make of it, or where they fail or run out of time, what the fallback does; it is flagged by the result's own `source`.
 * @param signal ends the requestOptions: by a timeout the fallback takes over, by anything else nobody wants the result any more
 */
export async function orElse<Result>(
  { failed }: Pick<Family<unknown>, "failed">,
  ask: () => Promise<Result>,
  fallback: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    const failure = failureOf(error, signal);
    if (!failure) throw error;
    failed(failure);
    return fallback();
  }
}

/** The same, where nobody stands in: a time that is up is the model's failure. */
export async function inTime<Result>(ask: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    throw failureOf(error, signal) ?? error;
  }
}

function failureOf(error: unknown, signal: AbortSignal): ModelFailure | null {
  if (!signal.aborted) return error instanceof ModelFailure ? error : null;
  const isLate = signal.reason instanceof DOMException && signal.reason.name === "TimeoutError";
  return isLate ? new ModelFailure("stalled", "The model had not finished when the time was up") : null;
}
