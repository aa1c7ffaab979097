import type { ErrorCode } from "#contracts/errors";
import type { TurnFailure, TurnState } from "#contracts/play/turn";
import { type FailureKind, ModelFailure } from "#storyteller/llm/chat-model";
import { failureWords } from "#storyteller/llm/failure-words";

/** A failure that is no model's. */
const LOST: TurnFailure & { readonly code: ErrorCode } = {
  code: "game_master_failed",
  error: "The game master lost the thread. What was told so far is kept; say it again to go on.",
  retryable: true,
};

/** A reply that broke off through no fault of its own is unfinished, like one whose table was lost; the story can go on from it. */
const UNFINISHED: ReadonlySet<FailureKind> = new Set(["cut", "stalled", "network", "server", "overloaded"]);

/** Whatever a game master threw, in words for the player. */
export const failureOf = (error: unknown): TurnFailure & { readonly code: ErrorCode } =>
  error instanceof ModelFailure ? failureWords(error) : LOST;

/** The state in which a failure leaves a turn of which so much was told. */
export const stateAfter = (error: unknown, told: string): Extract<TurnState, "failed" | "interrupted"> =>
  error instanceof ModelFailure && told.trim() !== "" && UNFINISHED.has(error.kind) ? "interrupted" : "failed";
