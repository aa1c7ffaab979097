import type { ErrorCode } from "#contracts/errors";
import type { TurnFailure, TurnState } from "#contracts/play/turn";
import { type FailureKind, failureWords, ModelFailure } from "#storyteller/models";

/** The failure that is reported for any error that is not a model's failure. */
const LOST: TurnFailure & { readonly code: ErrorCode } = {
  code: "game_master_failed",
  error: "The game master lost the thread. What was told so far is kept; say it again to go on.",
  retryable: true,
};

/**
 * After these failures, a turn with a partial reply gets the state `interrupted`, like a turn whose object died. The story can continue
 * from it.
 */
const UNFINISHED: ReadonlySet<FailureKind> = new Set(["cut", "stalled", "network", "server", "overloaded"]);

/** Turns a game master's error into words for the player. */
export const failureOf = (error: unknown): TurnFailure & { readonly code: ErrorCode } =>
  error instanceof ModelFailure ? failureWords(error) : LOST;

/** The state of a turn after a failure. It depends on the failure and on whether there is any text. */
export const stateAfter = (error: unknown, text: string): Extract<TurnState, "failed" | "interrupted"> =>
  error instanceof ModelFailure && text.trim() !== "" && UNFINISHED.has(error.kind) ? "interrupted" : "failed";
