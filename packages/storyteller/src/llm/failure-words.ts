import type { ErrorCode } from "#contracts/errors";
import type { TurnFailure } from "#contracts/play/turn";
import type { FailureKind, ModelFailure } from "./chat-model.ts";

interface Words {
  readonly code: ErrorCode;
  /**
   * Makes the sentence for the player. `model` is the name of the model in the sentence. `seconds` is how long the provider asks to wait,
   * or null if it does not say.
   */
  readonly sentence: (model: string, seconds: number | null) => string;
  /** True if the same request is likely to succeed when it is sent again. */
  readonly retryable: boolean;
}

const UNUSABLE: Words = {
  code: "game_master_failed",
  sentence: () => "The game master gave an answer that makes no story. Retry, or continue with the oracle.",
  retryable: true,
};

/** What the player reads for each kind of failure: what happened, and what they can do about it. These sentences are written only here. */
const WORDS: Readonly<Record<FailureKind, Words>> = {
  wrong_key: {
    code: "game_master_key",
    sentence: (model) =>
      `The provider does not accept the key for ${model}. Check the key in the game master's settings.`,
    retryable: false,
  },
  unknown_model: {
    code: "game_master_unknown_model",
    sentence: (model) =>
      `The provider does not know ${model}. Check its name in the game master's settings; a local server may have to download or load it first.`,
    retryable: false,
  },
  wrong_address: {
    code: "game_master_address",
    sentence: () =>
      "No model server answers at the address that is set. Check the address in the game master's settings; most end in /v1.",
    retryable: false,
  },
  no_credit: {
    code: "game_master_no_credit",
    sentence: (model) =>
      `The provider has no credit left for ${model}. Top up the account there, or choose another model.`,
    retryable: false,
  },
  quota: {
    code: "game_master_quota",
    sentence: (model) =>
      `The provider's allowance for ${model} is used up. Wait until it is renewed, raise it with the provider, or choose another model.`,
    retryable: false,
  },
  rate_limited: {
    code: "game_master_busy",
    sentence: (model, seconds) =>
      `The provider takes no more requests to ${model} for now. ${seconds === null ? "Wait a little" : `Wait ${seconds} seconds`} and retry, or continue with the oracle.`,
    retryable: true,
  },
  context_too_small: {
    code: "game_master_context",
    sentence: (model) =>
      `A turn does not fit into the context of ${model}. Give it a larger context on its server, 8,192 tokens or more.`,
    retryable: false,
  },
  tools_unsupported: {
    code: "game_master_tools",
    sentence: (model) =>
      `The server of ${model} refuses every request with tools. Choose another model, or continue with the oracle.`,
    retryable: false,
  },
  parameter_refused: {
    code: "game_master_setting",
    sentence: (model) =>
      `The provider refuses a setting that ${model} is asked with. Check the game master's settings, or choose another model.`,
    retryable: false,
  },
  refused: {
    code: "game_master_refused",
    sentence: () => "The game master will not tell this. Say it differently, or continue with the oracle.",
    retryable: false,
  },
  overloaded: {
    code: "game_master_overloaded",
    sentence: (model, seconds) =>
      `The server of ${model} has too much to do. ${seconds === null ? "Wait a little" : `Wait ${seconds} seconds`} and retry, or continue with the oracle.`,
    retryable: true,
  },
  loading: {
    code: "game_master_loading",
    sentence: (model) => `The server is still loading ${model}. Retry in a minute, or continue with the oracle.`,
    retryable: true,
  },
  server: {
    code: "game_master_server_error",
    sentence: (model) =>
      `The server of ${model} had an error of its own. Retry, or continue with the oracle; if it stays so, look at that server.`,
    retryable: true,
  },
  network: {
    code: "game_master_unreachable",
    sentence: (model) =>
      `The server of ${model} cannot be reached. Check that it runs and that its address is right; then retry, or continue with the oracle.`,
    retryable: true,
  },
  thinking_used_up: {
    code: "game_master_thinking",
    sentence: (model) =>
      `Thinking used up all the room that ${model} has for an answer. Retry, give it a larger context, or choose a model that thinks less.`,
    retryable: true,
  },
  stalled: {
    code: "game_master_silent",
    sentence: () => "The game master fell silent. What was told so far is kept; retry, or continue with the oracle.",
    retryable: true,
  },
  cut: {
    code: "game_master_cut_off",
    sentence: () => "The game master broke off. What was told so far is kept; retry, or continue with the oracle.",
    retryable: true,
  },
  malformed: UNUSABLE,
  empty: UNUSABLE,
  rejected: {
    code: "game_master_misconfigured",
    sentence: (model) =>
      `The provider refused the request to ${model}. Check the game master's settings, or continue with the oracle.`,
    retryable: false,
  },
};

/** A model's failure in words for the player, with the values that a translation needs. */
export function failureWords({ kind, details }: ModelFailure): TurnFailure & { readonly code: ErrorCode } {
  const { code, sentence, retryable } = WORDS[kind];
  const { model, retryAfterMs } = details;
  const seconds = retryAfterMs === null ? null : Math.ceil(retryAfterMs / 1_000);
  return {
    error: sentence(model ?? "the model", seconds),
    code,
    retryable,
    ...(model === null ? {} : { model }),
    ...(seconds === null ? {} : { seconds }),
  };
}
