import type { Refusal } from "./refusal.ts";

/** What hosted providers answered to real requests, as their users reported it. Ids and numbers are changed. */
export const HOSTED: readonly Refusal[] = [
  [
    "OpenAI",
    401,
    "wrong_key",
    {
      error: {
        message: "Incorrect API key provided: sk-abcd1234. You can find your API key at https://platform.openai.com.",
        type: "invalid_request_error",
        param: null,
        code: "invalid_api_key",
      },
    },
  ],
  [
    "OpenAI",
    404,
    "unknown_model",
    {
      error: {
        message: "The model `gpt-9` does not exist or you do not have access to it.",
        type: "invalid_request_error",
        param: null,
        code: "model_not_found",
      },
    },
  ],
  [
    "OpenAI",
    429,
    "quota",
    {
      error: {
        message: "You exceeded your current quota, please check your plan and billing details.",
        type: "insufficient_quota",
        param: null,
        code: "insufficient_quota",
      },
    },
  ],
  [
    "OpenAI",
    429,
    "rate_limited",
    {
      error: {
        message:
          "Rate limit reached for gpt-4o in organization org-x on tokens per min (TPM): Limit 30000, Used 29000, Requested 4000. Please try again in 6s.",
        type: "tokens",
        param: null,
        code: "rate_limit_exceeded",
      },
    },
  ],
  [
    "OpenAI",
    400,
    "context_too_small",
    {
      error: {
        message:
          "This model's maximum context length is 8192 tokens. However, you requested 9000 tokens (4904 in the messages, 4096 in the completion). Please reduce the length of the messages or completion.",
        type: "invalid_request_error",
        param: "messages",
        code: "context_length_exceeded",
      },
    },
  ],
  [
    "OpenAI",
    400,
    "parameter_refused",
    {
      error: {
        message:
          "Unsupported value: 'temperature' does not support 0.9 with this model. Only the default (1) value is supported.",
        type: "invalid_request_error",
        param: "temperature",
        code: "unsupported_value",
      },
    },
  ],
  [
    "OpenAI",
    400,
    "refused",
    {
      error: {
        message: "Invalid prompt: your prompt was flagged as potentially violating our usage policy.",
        type: "invalid_request_error",
        param: null,
        code: "invalid_prompt",
      },
    },
  ],
  [
    "OpenAI",
    503,
    "overloaded",
    { error: { message: "The engine is currently overloaded, please try again later", type: "server_error" } },
  ],
  [
    "OpenRouter",
    402,
    "no_credit",
    {
      error: {
        message:
          "This request requires more credits, or fewer max_tokens. You requested up to 4096 tokens, but can only afford 222. To increase, visit https://openrouter.ai/settings/credits",
        code: 402,
        metadata: { provider_name: null },
      },
      user_id: "user_1",
    },
  ],
  [
    "OpenRouter",
    404,
    "tools_unsupported",
    {
      error: {
        message:
          'No endpoints found that support tool use. Try disabling "roll". To learn more about provider routing, visit: https://openrouter.ai/docs',
        code: 404,
      },
    },
  ],
  ["OpenRouter", 404, "unknown_model", { error: { message: "No endpoints found for meta/llama-9.", code: 404 } }],
  ["OpenRouter", 400, "unknown_model", { error: { message: "meta/llama-9 is not a valid model ID", code: 400 } }],
  ["OpenRouter", 401, "wrong_key", { error: { message: "No auth credentials found", code: 401 } }],
  [
    "OpenRouter",
    429,
    "quota",
    {
      error: {
        message: "Rate limit exceeded: free-models-per-day. Add 10 credits to unlock 1000 free model requests per day",
        code: 429,
      },
    },
  ],
  [
    "OpenRouter",
    429,
    "rate_limited",
    {
      error: {
        message: "Provider returned error",
        code: 429,
        metadata: {
          raw: "qwen/qwen3:free is temporarily rate-limited upstream. Please retry shortly.",
          provider_name: "Chutes",
        },
      },
    },
  ],
  [
    "OpenRouter",
    400,
    "parameter_refused",
    { error: { message: "Reasoning is mandatory for this endpoint and cannot be disabled.", code: 400 } },
  ],
  [
    "OpenRouter",
    403,
    "refused",
    {
      error: {
        message: "Your chosen model requires moderation and your input was flagged",
        code: 403,
        metadata: { reasons: ["violence"], flagged_input: "I strike the", provider_name: "OpenAI" },
      },
    },
  ],
  [
    "Google",
    400,
    "wrong_key",
    [
      {
        error: {
          code: 400,
          message: "API key not valid. Please pass a valid API key.",
          status: "INVALID_ARGUMENT",
          details: [{ "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason: "API_KEY_INVALID" }],
        },
      },
    ],
  ],
  [
    "Google",
    404,
    "unknown_model",
    [
      {
        error: {
          code: 404,
          message: "models/gemini-0 is not found for API version v1main, or is not supported for generateContent.",
          status: "NOT_FOUND",
        },
      },
    ],
  ],
  [
    "Google",
    429,
    "rate_limited",
    [
      {
        error: {
          code: 429,
          message:
            "You exceeded your current quota, please check your plan and billing details. Please retry in 28.1s.",
          status: "RESOURCE_EXHAUSTED",
          details: [
            { violations: [{ quotaId: "GenerateRequestsPerMinutePerProjectPerModel-FreeTier" }] },
            { "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "28s" },
          ],
        },
      },
    ],
  ],
  [
    "Google",
    429,
    "quota",
    [
      {
        error: {
          code: 429,
          message: "You exceeded your current quota, please check your plan and billing details.",
          status: "RESOURCE_EXHAUSTED",
          details: [{ violations: [{ quotaId: "GenerateRequestsPerDayPerProjectPerModel-FreeTier" }] }],
        },
      },
    ],
  ],
  [
    "Google",
    400,
    "context_too_small",
    [
      {
        error: {
          code: 400,
          message: "The input token count (1200000) exceeds the maximum number of tokens allowed (1048575).",
          status: "INVALID_ARGUMENT",
        },
      },
    ],
  ],
  [
    "Google",
    400,
    "tools_unsupported",
    [
      {
        error: {
          code: 400,
          message: "Function calling is not enabled for models/gemma-3-27b-it",
          status: "INVALID_ARGUMENT",
        },
      },
    ],
  ],
  [
    "Google",
    503,
    "overloaded",
    [{ error: { code: 503, message: "The model is overloaded. Please try again later.", status: "UNAVAILABLE" } }],
  ],
  [
    "Anthropic",
    400,
    "no_credit",
    {
      type: "error",
      error: {
        type: "invalid_request_error",
        message:
          "Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.",
      },
    },
  ],
  [
    "Anthropic",
    400,
    "context_too_small",
    {
      type: "error",
      error: { type: "invalid_request_error", message: "prompt is too long: 212345 tokens > 200000 maximum" },
    },
  ],
  ["Anthropic", 529, "overloaded", { type: "error", error: { type: "overloaded_error", message: "Overloaded" } }],
  [
    "Anthropic",
    401,
    "wrong_key",
    { type: "error", error: { type: "authentication_error", message: "invalid x-api-key" } },
  ],
];
