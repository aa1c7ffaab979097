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
  readonly maxTokens: number;
  readonly temperature: number;
}

export type ChatPart =
  /** Empty where the model is at work but has nothing to say yet: a sign of life. */
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "tool"; readonly call: ToolCall }
  | {
      /** Last. A stream that ends without it was cut. */
      readonly type: "finish";
      readonly reason: "stop" | "length" | "tool_calls" | "refusal";
      readonly usage: { readonly input: number; readonly output: number } | null;
    };

/** Streams one answer. Fails with ModelFailure and nothing else. */
export interface ChatModel {
  /** The model's id, shown on the message. */
  readonly id: string;
  /** False for a model that has no tool calling: it is asked for directives in its text instead. */
  readonly callsTools: boolean;
  stream(request: ChatRequest, signal: AbortSignal): AsyncIterable<ChatPart>;
}

/** Why a model failed. Only `rate_limited`, `server` and `network` are worth another try. */
export type FailureKind =
  | "rate_limited"
  | "server"
  | "network"
  | "stalled"
  | "cut"
  | "malformed"
  | "empty"
  | "refused"
  | "rejected"
  | "unauthorized";

/** A model's failure, in a closed set of kinds. */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";
  readonly kind: FailureKind;
  /** How long the provider asked to wait, milliseconds; null where it said nothing. */
  readonly retryAfterMs: number | null;

  constructor(kind: FailureKind, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }

  get worthRetrying(): boolean {
    return this.kind === "rate_limited" || this.kind === "server" || this.kind === "network";
  }
}
