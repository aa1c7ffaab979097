import type { Tokens } from "#contracts/play/turn";
import type { Learned } from "./learned.ts";

/** A language model as the storyteller needs it: messages and tools in, a stream of text and tool calls out. */

export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** JSON as the model wrote it: not to be trusted. */
  readonly arguments: string;
}

export type ChatMessage =
  | { readonly role: "system" | "user"; readonly content: string }
  | { readonly role: "assistant"; readonly content: string; readonly toolCalls: readonly ToolCall[] }
  | { readonly role: "tool"; readonly toolCallId: string; readonly content: string };

export interface ToolSpec {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the arguments. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface ChatRequest {
  readonly messages: readonly ChatMessage[];
  /** Empty for a model that does not call tools. */
  readonly tools: readonly ToolSpec[];
  /** Room for what is said: text and tool calls, in tokens. */
  readonly replyTokens: number;
  /** Room to think beside the reply, in tokens. The model's own limit is the sum of both. */
  readonly thinkingTokens: number;
  /** Asks the model not to think, where its server knows a way. Its `thinkingTokens` are room for one that thinks all the same. */
  readonly avoidThinking?: boolean;
  readonly temperature: number;
}

export type ChatPart =
  | { readonly type: "text"; readonly text: string }
  /** The model thinks. What it thinks is neither shown nor sent back: only its length is counted. */
  | { readonly type: "thinking"; readonly characters: number }
  /** Bytes came that say nothing: headers, a comment, a chunk with nothing but a role. */
  | { readonly type: "alive" }
  | { readonly type: "tool"; readonly call: ToolCall }
  | {
      /** Last. A stream that ends without it was cut. */
      readonly type: "finish";
      readonly reason: "stop" | "length" | "tool_calls" | "refusal";
      /** What the provider counted; null where it says nothing. */
      readonly usage: Tokens | null;
    };

/** Streams one answer. Fails with ModelFailure and nothing else. */
export interface ChatModel {
  /** The model's id, shown on the message. */
  readonly id: string;
  /**
   * False for a model that has no tool calling: it is asked for directives in its text instead. May turn false while the model is
   * asked, when its server refuses tools: read it for each request.
   */
  readonly callsTools: boolean;
  /** What asking it has taught; absent where nobody keeps it. */
  readonly learned?: Learned;
  stream(request: ChatRequest, signal: AbortSignal): AsyncIterable<ChatPart>;
}

/** Why a model failed. */
export type FailureKind =
  /** The key is missing, wrong, or may not use this model. */
  | "wrong_key"
  | "unknown_model"
  /** No model server answers at this address: a web page, or nobody knows the path. */
  | "wrong_address"
  /** The account has no money left. */
  | "no_credit"
  /** The account's allowance is used up until it is renewed. */
  | "quota"
  /** Too many requests at the moment. */
  | "rate_limited"
  | "context_too_small"
  | "tools_unsupported"
  | "parameter_refused"
  /** The model, or its provider's filter, will not answer this. */
  | "refused"
  | "overloaded"
  /** The server is still loading the model. */
  | "loading"
  /** The server failed at its own work. */
  | "server"
  /** No connection, or the connection broke. */
  | "network"
  /** The model thought until its room was used up, and said nothing. */
  | "thinking_used_up"
  | "stalled"
  | "cut"
  | "malformed"
  | "empty"
  /** Refused for a reason that is none of the above. */
  | "rejected";

/** What is known of a failure beside its kind. */
export interface FailureDetails {
  /** How long the provider asked to wait, milliseconds. */
  readonly retryAfterMs?: number | null;
  /** The HTTP status. */
  readonly status?: number | null;
  /** What the provider said, with keys masked, at most 300 characters. For whoever runs the model, never for the log of a hosted site. */
  readonly providerWords?: string | null;
  /** For `context_too_small`: the window that the provider named, in tokens. */
  readonly contextTokens?: number | null;
  /** The id of the model that failed. */
  readonly model?: string | null;
}

const NOTHING_KNOWN: Required<FailureDetails> = {
  retryAfterMs: null,
  status: null,
  providerWords: null,
  contextTokens: null,
  model: null,
};

/** The kinds that may be gone at the next try. */
const PASSING: ReadonlySet<FailureKind> = new Set(["rate_limited", "overloaded", "loading", "server", "network"]);

/** A model's failure, in a closed set of kinds. */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";
  readonly kind: FailureKind;
  readonly details: Required<FailureDetails>;

  constructor(kind: FailureKind, message: string, details: FailureDetails = {}) {
    super(message);
    this.kind = kind;
    this.details = { ...NOTHING_KNOWN, ...details };
  }

  get worthRetrying(): boolean {
    return PASSING.has(this.kind);
  }
}
