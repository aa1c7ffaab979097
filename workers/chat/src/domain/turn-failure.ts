import type { ErrorCode } from "#contracts/errors";
import type { TurnFailure, TurnState } from "#contracts/play/turn";
import { type FailureKind, failureWords, ModelFailure } from "#storyteller/models";

/** Any failure that is not a model's. */
const LOST: TurnFailure & { readonly code: ErrorCode } = {
  code: "game_master_failed",
  error: "The game master lost the thread. What was told so far is kept; say it again to go on.",
  retryable: true,
};

/** After these failures a partial reply is interrupted, like one whose object died: the story can continue from it. */
const UNFINISHED: ReadonlySet<FailureKind> = new Set(["cut", "stalled", "network", "server", "overloaded"]);

/** A game master's error in words for the player. */
export const failureOf = (error: unknown): TurnFailure & { readonly code: ErrorCode } =>
  error instanceof ModelFailure ? failureWords(error) : LOST;

/** The state of a turn after a failure, by how much text it has. */
export const stateAfter = (error: unknown, text: string): Extract<TurnState, "failed" | "interrupted"> =>
  error instanceof ModelFailure && text.trim() !== "" && UNFINISHED.has(error.kind) ? "interrupted" : "failed";
