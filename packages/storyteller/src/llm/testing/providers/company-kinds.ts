import type { Asked } from "../steps.ts";
import {
  bearer,
  cachedOf,
  GOOD_KEY,
  json,
  type Kind,
  list,
  needsKey,
  openAiUsage,
  plainUsage,
  type ProviderAnswer,
} from "./kind.ts";
import { groqRefusal, mistralRefusal, thoughtsMissing } from "./request-rules.ts";

const openAiError = (message: string, more: object = {}, status = 400): ProviderAnswer =>
  json({ error: { message, type: "invalid_request_error", ...more } }, status);

const openAiKey = needsKey(
  openAiError(
    "Incorrect API key provided. You can find your API key at https://platform.openai.com/account/api-keys.",
    { code: "invalid_api_key" },
    401,
  ),
);
const groqKey = needsKey(openAiError("Invalid API Key", { code: "invalid_api_key" }, 401));
const mistralKey = needsKey(json({ detail: "Unauthorized" }, 401));
const deepSeekKey = needsKey(
  json(
    {
      error: {
        message: "Authentication Fails, Your api key: ****cdef is invalid",
        type: "authentication_error",
        param: null,
        code: "invalid_request_error",
      },
    },
    401,
  ),
);
const cloudflareError = (code: number, message: string, status: number): ProviderAnswer =>
  json({ success: false, errors: [{ code, message }], messages: [], result: null }, status);
const cloudflareKey = needsKey(cloudflareError(10_000, "Authentication error", 401));
const LLAMA_ON_CLOUDFLARE = "@cf/meta/llama-3.3-70b-instruct-fp8-fast";

/** Groq with a model of this name. */
const groq = (thinks: Kind["thinks"], failedCall?: string): Kind => ({
  other: (path, request) =>
    path === "/openai/v1/models"
      ? (groqKey(request) ??
        list([
          { id: "openai/gpt-oss-20b", object: "model", owned_by: "OpenAI", active: true, context_window: 131_072 },
          { id: "llama-3.3-70b-versatile", object: "model", owned_by: "Meta", active: true, context_window: 131_072 },
          { id: "whisper-large-v3", object: "model", owned_by: "OpenAI", active: true, context_window: 448 },
        ]))
      : null,
  refuse: (asked, request) => groqKey(request) ?? groqRefusal(asked),
  ...(thinks ? { thinks } : {}),
  ...(failedCall === undefined ? {} : { failedCall }),
  usage: openAiUsage,
  usageIn: "x_groq",
});

/** Companies that run models, each as its own server behaves. */
export const COMPANY_KINDS = {
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
    comment: "OPENROUTER PROCESSING",
    thinks: { field: "reasoning", text: "A short greeting will do." },
    usage: openAiUsage,
  },
  openai: {
    other: (path, request) =>
      path === "/v1/models"
        ? (openAiKey(request) ?? list([{ id: "gpt-5-mini", object: "model", owned_by: "system" }]))
        : null,
    refuse: (asked, request) => {
      const keyless = openAiKey(request);
      if (keyless) return keyless;
      const refused = (param: string, message: string) =>
        openAiError(message, { param, code: "unsupported_parameter" });
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
    usage: (counted) => ({ ...openAiUsage(counted), completion_tokens_details: { reasoning_tokens: 0 } }),
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
          ? list([{ id: "models/gemini-2.5-flash", object: "model", owned_by: "google" }])
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
    usage: (counted) => ({ ...plainUsage(counted), total_tokens: counted.input + counted.output + 40 }),
  },
  groq: groq({ field: "reasoning", text: "A short greeting will do." }),
  /** A Llama of Groq's, whose tool calls Groq cannot read. The failure comes in the stream, under the status 200. */
  "groq-llama": groq(undefined, '<function=roll>{"notation": "2d6"}</function>'),
  /** Refuses every field that it does not know, and every order of messages but its own. */
  mistral: {
    other: (path, request) =>
      path === "/v1/models"
        ? (mistralKey(request) ??
          list([
            {
              id: "mistral-small-latest",
              object: "model",
              created: 1,
              owned_by: "mistralai",
              capabilities: { completion_chat: true, function_calling: true },
              name: "mistral-small-2603",
              max_context_length: 131_072,
              aliases: ["mistral-small-2603"],
              deprecation: null,
              type: "base",
            },
          ]))
        : null,
    refuse: (asked, request) => mistralKey(request) ?? mistralRefusal(asked),
    callId: "D681PevKs",
    usage: plainUsage,
    usageIn: "last",
  },
  /** Thinks unless it is asked not to, and then wants its thoughts back after a tool call. */
  deepseek: {
    other: (path, request) =>
      path === "/v1/models"
        ? (deepSeekKey(request) ??
          list([
            { id: "deepseek-v4-flash", object: "model", owned_by: "deepseek" },
            { id: "deepseek-v4-pro", object: "model", owned_by: "deepseek" },
          ]))
        : null,
    refuse: (asked, request) =>
      deepSeekKey(request) ??
      (thinkingIsOff(asked) || !thoughtsMissing(asked)
        ? null
        : openAiError("The `reasoning_content` in the thinking mode must be passed back to the API.", {
            param: null,
            code: "invalid_request_error",
          })),
    comment: "keep-alive",
    thinks: { field: "reasoning_content", text: "A short greeting will do.", isOff: (asked) => thinkingIsOff(asked) },
    usage: (counted) => ({
      ...plainUsage(counted),
      prompt_cache_hit_tokens: cachedOf(counted),
      prompt_cache_miss_tokens: counted.input - cachedOf(counted),
      completion_tokens_details: { reasoning_tokens: counted.thoughts },
    }),
    usageIn: "last",
  },
  /** Has no list at the address for OpenAI's requests, but one beside it. */
  "workers-ai": {
    other: (path, request) =>
      path.endsWith("/ai/v1/models")
        ? cloudflareError(7_001, "GET not supported for requested URI.", 405)
        : path.endsWith("/ai/models/search")
          ? (cloudflareKey(request) ??
            json({
              success: true,
              errors: [],
              messages: [],
              result: [
                {
                  id: "7a143886-c9bb-4a1c-be95-377b1973bc3b",
                  source: 1,
                  name: LLAMA_ON_CLOUDFLARE,
                  task: { name: "Text Generation" },
                  properties: [
                    { property_id: "context_window", value: "24000" },
                    {
                      property_id: "price",
                      value: [
                        { unit: "per M input tokens", price: 0.29, currency: "USD" },
                        { unit: "per M output tokens", price: 2.25, currency: "USD" },
                      ],
                    },
                    { property_id: "function_calling", value: "true" },
                  ],
                },
              ],
            }))
          : null,
    refuse: ({ model }, request) =>
      cloudflareKey(request) ??
      (model === LLAMA_ON_CLOUDFLARE
        ? null
        : json(
            {
              errors: [{ message: `AiError: No such model ${model} or task`, code: 5_007 }],
              success: false,
              result: {},
              messages: [],
            },
            400,
          )),
    usage: plainUsage,
  },
} satisfies Readonly<Record<string, Kind>>;

function thinkingIsOff(asked: Asked): boolean {
  return asked.thinking?.type === "disabled";
}
