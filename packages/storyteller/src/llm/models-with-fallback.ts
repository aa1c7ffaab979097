import { type ChatModel, ModelFailure } from "./chat-model.ts";
import type { RequestOptions } from "./choose-model.ts";

/** What an implementation of a port with a language model needs: its models, and the fallback that works if they fail. */
export interface ModelsWithFallback<Port> {
  readonly models: readonly ChatModel[];
  readonly requestOptions: RequestOptions;
  readonly fallback: Port;
  /** Called for every failure, also if the fallback did the work instead. */
  readonly failed: (failure: ModelFailure) => void;
}

/**
 * Returns the models' result. If they fail or run out of time, it returns the fallback's result, whose `source` says so.
 * @param signal ends the requests. After a timeout the fallback does the work. After any other abort nobody needs the result any more.
 */
export async function orElse<Result>(
  { failed }: Pick<ModelsWithFallback<unknown>, "failed">,
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

/** Runs `ask` without a fallback. If the time runs out, that counts as the model's failure. */
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
