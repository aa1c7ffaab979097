import { ApiError } from "../api/api-error.ts";
import { text } from "../text/text.ts";
import { aboutOf } from "../text/server-words.ts";

/** Why a model could not write a description. */
export interface ModelFailure {
  readonly sentence: string;
  /** False when the model is not available again before tomorrow. */
  readonly canTryAgain: boolean;
}

/** Reads a model's failure from a failed request. Returns null when a model is not the cause. */
export function modelFailureOf(error: unknown): ModelFailure | null {
  if (!(error instanceof ApiError)) return null;
  const isSpent = error.code === "budget_spent";
  // Only a model's failure has `retryable`. The oracle fails with the same codes.
  const isModels = error.code.startsWith("game_master_") && typeof error.details["retryable"] === "boolean";
  if (!isSpent && !isModels) return null;
  const failures: Readonly<Record<string, string | ((about: ReturnType<typeof aboutOf>) => string) | undefined>> =
    text.describing.failures;
  const words = failures[error.code] ?? error.message;
  return { sentence: typeof words === "string" ? words : words(aboutOf(error.details)), canTryAgain: !isSpent };
}
