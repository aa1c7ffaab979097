import type { ErrorCode } from "#contracts/errors";
import type { TurnFailure, TurnState } from "#contracts/play/turn";
import { type FailureKind, ModelFailure } from "#storyteller/llm/chat-model";

interface Words {
  readonly code: ErrorCode;
  readonly error: string;
  /** Whether the same turn may well succeed when it is asked for again. */
  readonly retryable: boolean;
}

const LOST: Words = {
  code: "game_master_failed",
  error: "The game master lost the thread. What was told so far is kept; say it again to go on.",
  retryable: true,
};
const UNREACHABLE: Words = {
  code: "game_master_unreachable",
  error: "The game master cannot be reached right now. Retry, or continue with the oracle.",
  retryable: true,
};
const UNUSABLE: Words = {
  code: "game_master_failed",
  error: "The game master gave an answer that makes no story. Retry, or continue with the oracle.",
  retryable: true,
};
const MISCONFIGURED: Words = {
  code: "game_master_misconfigured",
  error:
    "The game master's model does not accept our questions. Whoever runs this site can look into it; the oracle can go on.",
  retryable: false,
};

/** How each failure of a model is told to the player: the one place where that is said. */
const WORDS: Readonly<Record<FailureKind, Words>> = {
  rate_limited: {
    code: "game_master_busy",
    error: "The game master is asked too much at the moment. Wait a little and retry, or continue with the oracle.",
    retryable: true,
  },
  overloaded: UNREACHABLE,
  loading: UNREACHABLE,
  server: UNREACHABLE,
  network: UNREACHABLE,
  stalled: {
    code: "game_master_silent",
    error: "The game master fell silent. What was told so far is kept; retry, or continue with the oracle.",
    retryable: true,
  },
  cut: {
    code: "game_master_cut_off",
    error: "The game master broke off. What was told so far is kept; retry, or continue with the oracle.",
    retryable: true,
  },
  malformed: UNUSABLE,
  empty: UNUSABLE,
  refused: {
    code: "game_master_refused",
    error: "The game master will not tell this. Say it differently, or continue with the oracle.",
    retryable: false,
  },
  thinking_used_up: UNUSABLE,
  rejected: MISCONFIGURED,
  wrong_key: MISCONFIGURED,
  unknown_model: MISCONFIGURED,
  no_credit: MISCONFIGURED,
  quota: MISCONFIGURED,
  context_too_small: MISCONFIGURED,
  tools_unsupported: MISCONFIGURED,
  parameter_refused: MISCONFIGURED,
};

/** A reply that broke off through no fault of its own is unfinished, like one whose table was lost; the story can go on from it. */
const UNFINISHED: ReadonlySet<FailureKind> = new Set(["cut", "stalled", "network", "server", "overloaded"]);

/** Whatever a game master threw, in words for the player. */
export const failureOf = (error: unknown): TurnFailure & { readonly code: ErrorCode } =>
  error instanceof ModelFailure ? WORDS[error.kind] : LOST;

/** The state in which a failure leaves a turn of which so much was told. */
export const stateAfter = (error: unknown, told: string): Extract<TurnState, "failed" | "interrupted"> =>
  error instanceof ModelFailure && told.trim() !== "" && UNFINISHED.has(error.kind) ? "interrupted" : "failed";
