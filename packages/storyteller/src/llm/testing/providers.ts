import { type Asked, STORY } from "./steps.ts";

/**
 * Model servers as a whole, each as the real one behaves when a connection is tested: its list of models, how it checks keys, what it says
 * about its window, which parameters it refuses, and how it streams and counts. The model behind them greets, calls the tool that it is
 * given, writes JSON, and remembers a word if the server let it read the word.
 */

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

const json = (body: unknown, status = 200): ProviderAnswer => ({
  status,
  type: "application/json",
  pieces: [JSON.stringify(body)],
});
const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;
const delta = (fields: object, reason: string | null = null): string =>
  event({ id: "c", object: "chat.completion.chunk", choices: [{ index: 0, delta: fields, finish_reason: reason }] });

interface Thinks {
  readonly field: "reasoning" | "reasoning_content";
  readonly text: string;
}

/** A kind of server. */
interface Kind {
  /** Answers a request that asks no model. Null if it has no such address. */
  readonly other: (path: string, request: ProviderRequest) => ProviderAnswer | null;
  /** Refuses a request to the model. Null if it is accepted. */
  readonly refuse?: (asked: Asked, request: ProviderRequest) => ProviderAnswer | null;
  /** The window in tokens. A prompt that is longer loses its beginning without a word, as with Ollama. */
  readonly silentWindow?: number;
  readonly thinks?: Thinks;
  readonly comments?: boolean;
  readonly calls?: boolean;
  /** The counts at the end of an answer. */
  readonly usage: (input: number, output: number, again: boolean) => object | null;
}

const tokensOf = (text: string): number => Math.ceil(text.length / 4);
const bearer = ({ headers }: ProviderRequest): string => headers["authorization"]?.replace(/^Bearer /u, "") ?? "";
const openAiUsage = (input: number, output: number, again: boolean) => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: input + output,
  prompt_tokens_details: { cached_tokens: again ? input - (input % 128) : 0 },
});
const plainUsage = (input: number, output: number) => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: input + output,
});
const wrongKey = (message: string) =>
  json({ error: { message, type: "invalid_request_error", code: "invalid_api_key" } }, 401);
const needsKey =
  (message: string) =>
  (request: ProviderRequest): ProviderAnswer | null =>
    bearer(request) === GOOD_KEY ? null : wrongKey(message);
const openAiKey = needsKey(
  "Incorrect API key provided. You can find your API key at https://platform.openai.com/account/api-keys.",
);

export const PROVIDER_KINDS = {
  ollama: {
    other: (path) =>
      path === "/v1/models"
        ? json({ object: "list", data: [{ id: "qwen3:8b", object: "model", created: 1, owned_by: "library" }] })
        : path === "/api/ps"
          ? json({ models: [{ name: "qwen3:8b", model: "qwen3:8b", size: 6_000_000_000, context_length: 4_096 }] })
          : null,
    silentWindow: 4_096,
    thinks: { field: "reasoning", text: "A short greeting will do." },
    usage: plainUsage,
  },
  /** An older Ollama: it does not say which window it uses. */
  "ollama-older": {
    other: (path) =>
      path === "/v1/models" ? json({ object: "list", data: [{ id: "gemma3:latest", object: "model" }] }) : null,
    refuse: ({ tools }) =>
      tools === undefined
        ? null
        : json(
            {
              error: { message: "registry.ollama.ai/library/gemma3:latest does not support tools", type: "api_error" },
            },
            400,
          ),
    silentWindow: 4_096,
    usage: plainUsage,
  },
  "lm-studio": {
    other: (path) =>
      path === "/v1/models"
        ? json({ object: "list", data: [{ id: "qwen/qwen3-8b", object: "model", owned_by: "organization_owner" }] })
        : path === "/api/v0/models"
          ? json({
              data: [
                { id: "qwen/qwen3-8b", state: "loaded", max_context_length: 131_072, loaded_context_length: 16_384 },
              ],
            })
          : json({ error: `Unexpected endpoint or method. (GET ${path})` }),
    usage: plainUsage,
  },
  "llama-cpp": {
    other: (path) =>
      path === "/v1/models"
        ? json({ object: "list", data: [{ id: "model.gguf", object: "model", meta: { n_ctx_train: 131_072 } }] })
        : path === "/props"
          ? json({ default_generation_settings: { n_ctx: 16_384 } })
          : json({ error: { code: 404, message: "File Not Found", type: "not_found_error" } }, 404),
    thinks: { field: "reasoning_content", text: "A short greeting will do." },
    usage: openAiUsage,
  },
  openrouter: {
    other: (path, request) =>
      path === "/api/v1/models"
        ? json({
            data: [
              {
                id: "anthropic/claude-sonnet-4.5",
                context_length: 1_000_000,
                pricing: { prompt: "0.000003", completion: "0.000015" },
              },
              {
                id: "qwen/qwen3-8b",
                context_length: 40_960,
                pricing: { prompt: "0.00000005", completion: "0.0000004" },
              },
            ],
          })
        : path === "/api/v1/key"
          ? bearer(request) === GOOD_KEY
            ? json({ data: { label: "sk-or", limit: null, usage: 0 } })
            : json({ error: { message: "No auth credentials found", code: 401 } }, 401)
          : null,
    comments: true,
    thinks: { field: "reasoning", text: "A short greeting will do." },
    usage: openAiUsage,
  },
  openai: {
    other: (path, request) =>
      path === "/v1/models"
        ? (openAiKey(request) ??
          json({ object: "list", data: [{ id: "gpt-5-mini", object: "model", owned_by: "system" }] }))
        : null,
    refuse: (asked, request) => {
      const keyless = openAiKey(request);
      if (keyless) return keyless;
      const refused = (param: string, message: string) =>
        json({ error: { message, type: "invalid_request_error", param, code: "unsupported_parameter" } }, 400);
      if (asked.max_tokens !== undefined)
        return refused(
          "max_tokens",
          "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        );
      if (asked.temperature !== undefined)
        return refused(
          "temperature",
          "Unsupported value: 'temperature' does not support this value with this model. Only the default (1) value is supported.",
        );
      return null;
    },
    usage: (input, output, again) => ({
      ...openAiUsage(input, output, again),
      completion_tokens_details: { reasoning_tokens: 0 },
    }),
  },
  anthropic: {
    other: (path, { headers }) =>
      path !== "/v1/models"
        ? null
        : headers["x-api-key"] === GOOD_KEY && headers["anthropic-version"] !== undefined
          ? json({
              data: [{ type: "model", id: "claude-sonnet-4-5", display_name: "Claude Sonnet 4.5" }],
              has_more: false,
            })
          : json(
              { type: "error", error: { type: "authentication_error", message: "x-api-key header is required" } },
              401,
            ),
    refuse: (_, request) =>
      bearer(request) === GOOD_KEY
        ? null
        : json({ error: { type: "authentication_error", message: "invalid x-api-key" } }, 401),
    usage: plainUsage,
  },
  google: {
    other: (path, request) =>
      path === "/v1beta/openai/models"
        ? bearer(request) === GOOD_KEY
          ? json({ object: "list", data: [{ id: "models/gemini-2.5-flash", object: "model", owned_by: "google" }] })
          : json(
              [
                {
                  error: {
                    code: 400,
                    message: "API key not valid. Please pass a valid API key.",
                    status: "INVALID_ARGUMENT",
                  },
                },
              ],
              400,
            )
        : null,
    refuse: ({ tools }) =>
      /"\$schema"|"maxLength"|"default"|"additionalProperties"/u.test(JSON.stringify(tools ?? []))
        ? json(
            [
              {
                error: {
                  code: 400,
                  message: "Invalid JSON payload received. Unknown name",
                  status: "INVALID_ARGUMENT",
                },
              },
            ],
            400,
          )
        : null,
    // Thoughts are in the total and in no field of their own.
    usage: (input, output) => ({ prompt_tokens: input, completion_tokens: output, total_tokens: input + output + 40 }),
  },
  "web-page": {
    other: () => ({ status: 200, type: "text/html", pieces: ["<!doctype html><title>Open WebUI</title>"] }),
    usage: () => null,
  },
} satisfies Readonly<Record<string, Kind>>;

export type ProviderKind = keyof typeof PROVIDER_KINDS;

/** A server of this kind. It remembers what it has read, so that the second time it can answer from its cache. */
export function createProvider(kindName: ProviderKind): (request: ProviderRequest) => ProviderAnswer {
  const kind: Kind = PROVIDER_KINDS[kindName];
  const read = new Set<string>();
  return (request) => {
    const path = request.path.split("?")[0] ?? "";
    if (request.method !== "POST") return kind.other(path, request) ?? json({ error: "not found" }, 404);
    if (!path.endsWith("/chat/completions")) return json({ error: "not found" }, 404);
    const asked = request.body as Asked;
    const refusal = kind.refuse?.(asked, request);
    if (refusal) return refusal;
    const prompt = asked.messages.map(({ content }) => String(content)).join("\n");
    const input = Math.min(tokensOf(prompt), kind.silentWindow ?? Number.POSITIVE_INFINITY);
    const seen = prompt.slice(-input * 4);
    const again = read.has(prompt);
    read.add(prompt);
    return { status: 200, type: "text/event-stream", pieces: spoken(kind, asked, seen, { input, again }) };
  };
}

function spoken(kind: Kind, asked: Asked, seen: string, { input, again }: { input: number; again: boolean }): string[] {
  const calls =
    (kind.calls ?? true) && JSON.stringify(asked.tools ?? []).includes('"roll"') && seen.includes("Call the tool");
  const said = calls ? "" : wordsFor(seen);
  const usage = kind.usage(input, tokensOf(said) + 5, again);
  return [
    ...(kind.comments ? [": OPENROUTER PROCESSING\n\n"] : []),
    delta({ role: "assistant", content: "" }),
    ...(kind.thinks ? [delta({ [kind.thinks.field]: kind.thinks.text })] : []),
    ...(said.match(/\S+\s*/gu) ?? []).map((piece) => delta({ content: piece })),
    ...(calls
      ? [
          delta({
            tool_calls: [
              { index: 0, id: "call_1", type: "function", function: { name: "roll", arguments: '{"notation":"2d6"}' } },
            ],
          }),
        ]
      : []),
    delta({}, calls ? "tool_calls" : "stop"),
    ...(usage ? [event({ choices: [], usage })] : []),
    "data: [DONE]\n\n",
  ];
}

function wordsFor(seen: string): string {
  if (seen.includes("one JSON object") && seen.includes('"lamps"')) return '{"door": "open", "lamps": 3}';
  if (seen.includes("Which word were you to remember?"))
    return /The word to remember is (\w+)\./u.exec(seen)?.[1] ?? "I do not know.";
  return seen.includes("Greet a traveller") ? "Good evening. The fire is lit." : STORY;
}
