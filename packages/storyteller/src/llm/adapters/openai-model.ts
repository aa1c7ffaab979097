import type { OpenAI } from "openai/client";
import { APIError } from "openai/core/error";
import { Stream } from "openai/core/streaming";
import type {
  ChatCompletionChunk,
  ChatCompletionCreateParamsStreaming,
} from "openai/resources/chat/completions/completions";

import { type ChatModel, type ChatPart, type ChatRequest, ModelFailure } from "../chat-model.ts";
import { failureOf } from "./failures.ts";
import { readChunks } from "./read-chunks.ts";
import { wellFormed } from "./well-formed.ts";
import { wireMessages, wireTools } from "./wire.ts";

export interface OpenAiModelOptions {
  readonly id: string;
  readonly callsTools: boolean;
  /** Up to and with `/v1`. */
  readonly baseUrl: string;
  /** Local servers need none. */
  readonly apiKey: string | undefined;
}

type Body = ChatCompletionCreateParamsStreaming;

/** All that a stream asks of its client is a logger: without one it writes nothing to the console. */
const QUIET = {} as OpenAI;

/** What some servers do not know, and how to do without: tried once each, then remembered. */
const ADAPTIONS: readonly { readonly named: RegExp; readonly adapt: (body: Body) => Body }[] = [
  { named: /stream_options|include_usage/u, adapt: ({ stream_options: _, ...body }) => body },
  {
    named: /max_tokens/u,
    adapt: ({ max_tokens: most, ...body }) => ({ ...body, max_completion_tokens: most }),
  },
  { named: /temperature/u, adapt: ({ temperature: _, ...body }) => body },
];

/**
 * A model behind any endpoint that speaks OpenAI's chat completions: OpenAI, Ollama, LM Studio, vLLM, OpenRouter, Workers AI's REST.
 * The official SDK's stream, errors and types over one fetch: its whole client is 86 KB (docs/decisions/008).
 */
export function createOpenAiModel({ id, callsTools, baseUrl, apiKey }: OpenAiModelOptions): ChatModel {
  const url = `${baseUrl.replace(/\/+$/u, "")}/chat/completions`;
  const headers = {
    "Content-Type": "application/json",
    Accept: "text/event-stream",
    ...(apiKey ? { Authorization: `Bearer ${apiKey}` } : {}),
  };
  const adapted = new Set<(body: Body) => Body>();

  const post = async (body: Body, signal: AbortSignal): Promise<Response> => {
    const fitting = [...adapted].reduce((adaptedBody, adapt) => adapt(adaptedBody), body);
    const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(fitting), signal });
    if (response.ok) return response;
    const text = await response.text();
    const named =
      response.status === 400 ? ADAPTIONS.find((one) => one.named.test(text) && !adapted.has(one.adapt)) : undefined;
    if (named) {
      adapted.add(named.adapt);
      return post(body, signal);
    }
    throw APIError.generate(response.status, errorBody(text), text.slice(0, 300), response.headers);
  };

  return {
    id,
    callsTools,
    async *stream(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatPart> {
      const abort = new AbortController();
      const stop = () => abort.abort();
      signal.addEventListener("abort", stop);
      try {
        const response = await post(bodyOf(id, request), signal);
        if (!response.body) throw new ModelFailure("empty", "The model's answer has no body");
        const chunks = Stream.fromSSEResponse<ChatCompletionChunk>(
          new Response(wellFormed(response.body)),
          abort,
          QUIET,
        );
        yield* readChunks(chunks);
      } catch (error) {
        throw failureOf(error);
      } finally {
        signal.removeEventListener("abort", stop);
      }
    },
  };
}

function bodyOf(model: string, request: ChatRequest): Body {
  return {
    model,
    messages: wireMessages(request),
    ...(request.tools.length === 0 ? {} : { tools: wireTools(request) }),
    max_tokens: request.replyTokens + request.thinkingTokens,
    temperature: request.temperature,
    stream: true,
    stream_options: { include_usage: true },
  };
}

function errorBody(text: string): object | undefined {
  try {
    return JSON.parse(text) as object;
  } catch {
    return undefined;
  }
}
