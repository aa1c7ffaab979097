import type { Tokens } from "#contracts/play/turn";
import type { Learned } from "./learned-limits.ts";

/**
 * A tool call of a language model. This file defines what the storyteller needs of a model: messages and tools go in, a stream of text and
 * tool calls comes out.
 */

export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** JSON as the model wrote it. It is not trusted. */
  readonly arguments: string;
}

/**
 * An id for a tool call that came without one: nine letters and digits, because Mistral refuses any other id.
 * @param kind four letters that say where the call was found
 */
export const callId = (kind: "call" | "text", number: number): string => `${kind}${String(number).padStart(5, "0")}`;

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
  /** The tools that the model may call. Empty for a model that cannot call tools. */
  readonly tools: readonly ToolSpec[];
  /** Tokens reserved for the reply's text and tool calls. */
  readonly replyTokens: number;
  /** Tokens reserved for thinking, in addition to the reply. The limit sent to the model is the sum of both. */
  readonly thinkingTokens: number;
  /** Asks the model not to think, if its server has a way to ask. `thinkingTokens` stays reserved for a model that thinks anyway. */
  readonly avoidThinking?: boolean;
  readonly temperature: number;
}

export type ChatPart =
  | { readonly type: "text"; readonly text: string }
  /** The model thinks. Its thoughts are neither shown nor sent back to it; only their length is counted. */
  | { readonly type: "thinking"; readonly characters: number }
  /** Bytes arrived without content: headers, a comment, or a chunk that holds only a role. */
  | { readonly type: "alive" }
  | { readonly type: "tool"; readonly call: ToolCall }
  | {
      /** The last part. A stream that ends without it was cut. */
      readonly type: "finish";
      readonly reason: "stop" | "length" | "tool_calls" | "refusal";
      /** The token counts of the provider. Null if it reports none. */
      readonly usage: Tokens | null;
    };

/** A language model that streams one answer for each request. It fails with ModelFailure and with no other error. */
export interface ChatModel {
  /** The model's id. The player sees it on the message. */
  readonly id: string;
  /**
   * False for a model without tool calling: such a model writes directives into its text instead. It may become false during a request, if
   * the server refuses tools, so read it again for each request.
   */
  readonly callsTools: boolean;
  /**
   * True for a model that asks the table for nothing while it writes: it decides first, in a small JSON object, what has to be rolled, and then
   * writes. Such a model gets no tools.
   */
  readonly decidesFirst?: boolean;
  /** What earlier requests have taught about the model. Absent if nothing is remembered about it. */
  readonly learned?: Learned;
  /** Tokens reserved for thinking if a connection sets them. Absent if the window decides. */
  readonly thinkingTokens?: number;
  stream(request: ChatRequest, signal: AbortSignal): AsyncIterable<ChatPart>;
  /** The request as it goes over the wire, without a key. Sends nothing. Absent in models that play a script. */
  wire?(request: ChatRequest): WireRequest;
}

/** A request in the format of OpenAI's chat completions. */
export interface WireRequest {
  /** The address, without credentials. Null if the model is called over a binding. */
  readonly url: string | null;
  /** The body. Values of a connection's extra body are replaced, because they may be credentials. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** How a model asks the table for something: by tool calls, by directives in its text, or in a decision before it writes. */
export type Calling = "tools" | "directives" | "decides";

export const callingOf = ({ callsTools, decidesFirst }: Pick<ChatModel, "callsTools" | "decidesFirst">): Calling =>
  decidesFirst ? "decides" : callsTools ? "tools" : "directives";

/** Why a model failed. */
export type FailureKind =
  /** The API key is missing or wrong, or may not use this model. */
  | "wrong_key"
  | "unknown_model"
  /** No model server answers at this address: the answer is a web page, or the path does not exist. */
  | "wrong_address"
  /** The account has no money left. */
  | "no_credit"
  /** The account's quota is used up until it is renewed. */
  | "quota"
  /** There are too many requests at the moment. */
  | "rate_limited"
  | "context_too_small"
  | "tools_unsupported"
  | "parameter_refused"
  /** The model, or its provider's filter, refuses to answer this. */
  | "refused"
  | "overloaded"
  /** The server is still loading the model. */
  | "loading"
  /** The server had an internal error. */
  | "server"
  /** There is no connection, or the connection broke. */
  | "network"
  /** The model used up its tokens for thinking and wrote no reply. */
  | "thinking_used_up"
  | "stalled"
  | "cut"
  | "malformed"
  | "empty"
  /** The request was refused for a reason that is none of the above. */
  | "rejected";

/** What is known about a failure in addition to its kind. */
export interface FailureDetails {
  /** How long the provider asked to wait, in milliseconds. */
  readonly retryAfterMs?: number | null;
  /** The HTTP status. */
  readonly status?: number | null;
  /**
   * The provider's message with API keys masked, at most 300 characters. For the operator of the model; never for the log of a hosted
   * site.
   */
  readonly providerWords?: string | null;
  /** For `context_too_small`: the context window that the provider named, in tokens. */
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

/** Kinds of failure that may be gone at the next try. */
const PASSING: ReadonlySet<FailureKind> = new Set(["rate_limited", "overloaded", "loading", "server", "network"]);

/** A failure of a model. Its kind is one of a fixed list. */
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
