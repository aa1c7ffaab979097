import type { Asked } from "../steps.ts";

export interface ProviderRequest {
  readonly method: string;
  /** The path with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
}

export interface ProviderAnswer {
  readonly status: number;
  readonly type: "application/json" | "text/event-stream" | "text/html";
  /** The pieces in which the body is sent. */
  readonly pieces: readonly string[];
}

export const GOOD_KEY = "sk-good-0123456789abcdef0123456789abcdef";

/** The tokens of a request, and whether the server has read it before. */
export interface Counted {
  readonly input: number;
  readonly output: number;
  readonly again: boolean;
  readonly thoughts: number;
}

interface Thinks {
  readonly field: "reasoning" | "reasoning_content";
  readonly text: string;
  /** Whether this request switches the thoughts off. */
  readonly isOff?: (asked: Asked) => boolean;
}

/** A kind of server. */
export interface Kind {
  /** Answers a request that asks no model. Null if it has no such address. */
  readonly other: (path: string, request: ProviderRequest) => ProviderAnswer | null;
  /** Refuses a request to the model. Null if it is accepted. */
  readonly refuse?: (asked: Asked, request: ProviderRequest) => ProviderAnswer | null;
  /** The window in tokens. A prompt that is longer loses its beginning without a word, as with Ollama. */
  readonly silentWindow?: number;
  readonly thinks?: Thinks;
  /** A comment that the server sends before it answers, to keep the connection open. */
  readonly comment?: string;
  /** The id of a tool call. */
  readonly callId?: string;
  /** True if an answer to a request with tools is not streamed and not counted. */
  readonly toolsAtOnce?: boolean;
  /** What the stream contains in place of a tool call. */
  readonly failedCall?: string;
  /** The counts at the end of an answer. */
  readonly usage: (counted: Counted) => object | null;
  /** Where the counts are: in a chunk of their own, in the last chunk with a choice, or in Groq's own field of it. */
  readonly usageIn?: "own" | "last" | "x_groq";
}

export const json = (body: unknown, status = 200): ProviderAnswer => ({
  status,
  type: "application/json",
  pieces: [JSON.stringify(body)],
});
export const list = (models: readonly object[]): ProviderAnswer => json({ object: "list", data: models });

export const bearer = ({ headers }: ProviderRequest): string =>
  headers["authorization"]?.replace(/^Bearer /u, "") ?? "";
/** Refuses a request without the right key with this answer. */
export const needsKey =
  (refusal: ProviderAnswer) =>
  (request: ProviderRequest): ProviderAnswer | null =>
    bearer(request) === GOOD_KEY ? null : refusal;

export const plainUsage = ({ input, output }: Counted) => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: input + output,
});
/** The tokens that the cache served: whole blocks of the prompt, the second time. */
export const cachedOf = ({ input, again }: Counted): number => (again ? input - (input % 128) : 0);
export const openAiUsage = (counted: Counted) => ({
  ...plainUsage(counted),
  prompt_tokens_details: { cached_tokens: cachedOf(counted) },
});
