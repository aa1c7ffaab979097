import type { Refusal } from "./refusal.ts";

/** What companies that run open models answered to real requests, as their users reported it. Ids and numbers are changed. */
export const HOSTS_OF_OPEN_MODELS: readonly Refusal[] = [
  [
    "Mistral",
    422,
    "parameter_refused",
    {
      object: "error",
      message: {
        detail: [
          {
            type: "extra_forbidden",
            loc: ["body", "stream_options"],
            msg: "Extra inputs are not permitted",
            input: {},
          },
        ],
      },
      type: "invalid_request_error",
      param: null,
      code: null,
    },
  ],
  [
    "Groq",
    413,
    "context_too_small",
    {
      error: {
        message:
          "Request too large for model `llama-3.3-70b` in organization `org_1` on tokens per minute (TPM): Limit 6000, Requested 7900, please reduce your message size and try again.",
        type: "tokens",
        code: "rate_limit_exceeded",
      },
    },
  ],
  [
    "DeepSeek",
    402,
    "no_credit",
    { error: { message: "Insufficient Balance", type: "unknown_error", code: "invalid_request_error" } },
  ],
  [
    "DeepSeek",
    401,
    "wrong_key",
    {
      error: {
        message: "Authentication Fails, Your api key: ****cd15 is invalid",
        type: "authentication_error",
        param: null,
        code: "invalid_request_error",
      },
    },
  ],
  ["Mistral", 401, "wrong_key", { detail: "Unauthorized" }],
  [
    "Mistral",
    429,
    "rate_limited",
    {
      object: "error",
      message: "Rate limit exceeded",
      type: "rate_limited",
      param: null,
      code: "1300",
      raw_status_code: 429,
    },
  ],
  [
    "Mistral",
    429,
    "overloaded",
    {
      object: "error",
      message: "Service tier capacity exceeded for this model.",
      type: "invalid_request_error",
      param: null,
      code: null,
    },
  ],
  [
    "Mistral",
    400,
    "context_too_small",
    {
      object: "error",
      message: "Prompt contains 66385 tokens, too large for model with 32768 maximum context length",
      type: "invalid_request_error",
      param: null,
      code: null,
    },
  ],
  [
    "Mistral",
    400,
    "unknown_model",
    { object: "error", message: "Invalid model: mistral-tiny-2", type: "invalid_model", param: null, code: "1500" },
  ],
  [
    "Groq",
    400,
    "tools_unsupported",
    {
      error: {
        message: "Failed to call a function. Please adjust your prompt. See 'failed_generation' for more details.",
        type: "invalid_request_error",
        code: "tool_use_failed",
        failed_generation: '<function=check>{"what": "insight"}</function>',
      },
    },
  ],
  [
    "Groq",
    400,
    "unknown_model",
    {
      error: {
        message: "The model `llama-3.1-70b-versatile` has been decommissioned and is no longer supported.",
        type: "invalid_request_error",
        code: "model_decommissioned",
      },
    },
  ],
  ["Hugging Face", 503, "loading", { error: "Model m/x is currently loading", estimated_time: 20.5 }],
];
