import { type ChatModel, type ChatPart, type ChatRequest, type FailureKind, ModelFailure } from "../chat-model.ts";
import { learnedAbout } from "../learned-limits.ts";
import { failureOf, failureOnTheWay, hideIn } from "./provider-failure.ts";
import { readProviderWords, secretsOf, withoutSecrets } from "./provider-words.ts";
import { readChunks } from "./read-chunks.ts";
import { learnFromRefusal, requestBody, type Tuning } from "./request-body.ts";
import { separateThoughts } from "./separate-thoughts.ts";
import { readEvents } from "./sse-events.ts";
import { waysToAvoidThinking } from "./thinking-off.ts";

export interface OpenAiModelOptions {
  readonly id: string;
  readonly callsTools: boolean;
  /** The server's address up to and including `/v1`. */
  readonly baseUrl: string;
  /** The API key. Local servers need none. */
  readonly apiKey: string | undefined;
  /** What a player's connection sets. Absent for the models of the operator's settings. */
  readonly tuning?: Tuning;
  /** Tokens reserved for thinking. Absent if the window decides. */
  readonly thinkingTokens?: number;
  /** True if tools are sent even to a server that has refused them before. */
  readonly alwaysTools?: boolean;
}

/** The most times that a request is sent. Each new try leaves out what the server refused. */
const MOST_TRIES = 8;
/**
 * Kinds of refusal that may be caused by a parameter, so that leaving the parameter out may help. llama.cpp answers 500 if a chat template
 * fails.
 */
const MENDABLE: ReadonlySet<FailureKind> = new Set(["parameter_refused", "rejected", "server", "context_too_small"]);

/**
 * A model behind any endpoint that supports OpenAI's chat completions: OpenAI, OpenRouter, Ollama, llama.cpp, LM Studio, vLLM, Google's
 * and Anthropic's compatibility layers, Workers AI's REST. Parameters that the server refuses are left out and remembered
 * (docs/decisions/027).
 */
export function createOpenAiModel(options: OpenAiModelOptions): ChatModel {
  const { id, callsTools, baseUrl, apiKey, tuning, thinkingTokens, alwaysTools = false } = options;
  const url = `${baseUrl.replace(/\/+$/u, "")}/chat/completions`;
  const headers = {
    "Content-Type": "application/json",
    Accept: "text/event-stream",
    ...(apiKey ? { Authorization: `Bearer ${apiKey}` } : {}),
  };
  const secrets = secretsOf(apiKey, tuning?.extraBody);
  const learned = learnedAbout(url, id);
  const thinkingOff = waysToAvoidThinking(baseUrl, id);

  const post = async (request: ChatRequest, signal: AbortSignal): Promise<Response> => {
    for (let tries = 1; ; tries += 1) {
      const body = requestBody(id, request, learned, thinkingOff, tuning);
      const sent = { method: "POST", headers, body: JSON.stringify(body), signal };
      // A redirect would carry the key and the player's words to a server that nobody has named.
      const response = await fetch(url, { ...sent, redirect: "manual" });
      if (response.ok) return response;
      if (response.status >= 300 && response.status < 400)
        throw new ModelFailure("wrong_address", `${response.status}: redirected`, { status: response.status });
      const text = withoutSecrets(await response.text(), secrets);
      const failure = failureOf({ status: response.status, body: text, headers: response.headers, key: apiKey });
      const { all } = readProviderWords(text);
      const mended =
        tries < MOST_TRIES && MENDABLE.has(failure.kind) && learnFromRefusal(all, body, learned, thinkingOff);
      if (!mended) throw failure;
    }
  };

  return {
    id,
    wire: (request) => ({
      url: withoutCredentials(url),
      body: requestBody(
        id,
        request,
        learned,
        thinkingOff,
        tuning && { ...tuning, extraBody: hidden(tuning.extraBody) },
      ),
    }),
    get callsTools() {
      return callsTools && (learned.tools || alwaysTools);
    },
    learned,
    ...(thinkingTokens === undefined ? {} : { thinkingTokens }),
    async *stream(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatPart> {
      try {
        const response = await post(request, signal);
        // Response headers show that the server works: many servers send the headers first and read the prompt afterwards.
        yield { type: "alive" };
        if (!response.body) throw new ModelFailure("malformed", "The model's answer has no body");
        yield* separateThoughts(readChunks(readEvents(response.body, signal)), learned, id);
      } catch (error) {
        const failure = hideIn(failureOnTheWay(error), secrets);
        if (failure.kind === "tools_unsupported" && request.tools.length > 0) learned.tools = false;
        throw failure;
      }
    },
  };
}

/** An address without user name, password and query, any of which may be a credential. */
const withoutCredentials = (url: string): string =>
  url.replace(/\/\/[^/@]*@/u, "//").replace(/\?.*(?=\/chat\/completions$)/u, "");

/** The fields with their values replaced. */
const hidden = (fields: Tuning["extraBody"]): Tuning["extraBody"] =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, "…"]));
