import { type ChatModel, ModelFailure } from "./chat-model.ts";
import type { Asking } from "./choose-model.ts";

/** What a member of the llm family works with: its models, and who does the work where they fail. */
export interface Family<Port> {
  readonly models: readonly ChatModel[];
  readonly asking: Asking;
  readonly fallback: Port;
  /** Hears of every failure that was made up for. */
  readonly failed: (failure: ModelFailure) => void;
}

/** What the models make of it, or where they fail, what the fallback does; it is flagged by the result's own `source`. */
export async function orElse<Result>(
  { failed }: Pick<Family<unknown>, "failed">,
  ask: () => Promise<Result>,
  fallback: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (signal.aborted || !(error instanceof ModelFailure)) throw error;
    failed(error);
    return fallback();
  }
}
