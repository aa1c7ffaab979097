import type { Refusal } from "./refusal.ts";

/** What self-hosted servers, Workers AI and proxies answered to real requests. Ids and numbers are changed. */
export const SELF_HOSTED: readonly Refusal[] = [
  [
    "Ollama",
    400,
    "tools_unsupported",
    {
      error: {
        message: "registry.ollama.ai/library/gemma3:4b does not support tools",
        type: "api_error",
        param: null,
        code: null,
      },
    },
  ],
  [
    "Ollama",
    404,
    "unknown_model",
    { error: { message: 'model "lama3" not found, try pulling it first', type: "api_error", param: null, code: null } },
  ],
  [
    "Ollama",
    400,
    "parameter_refused",
    {
      error: {
        message: 'think value "medium" is not supported for this model',
        type: "api_error",
        param: null,
        code: null,
      },
    },
  ],
  [
    "Ollama",
    503,
    "overloaded",
    { error: { message: "server busy, please try again.  maximum pending requests exceeded", type: "api_error" } },
  ],
  ["Ollama", 404, "wrong_address", "404 page not found"],
  ["llama.cpp", 503, "loading", { error: { code: 503, message: "Loading model", type: "unavailable_error" } }],
  [
    "llama.cpp",
    400,
    "context_too_small",
    {
      error: {
        code: 400,
        message:
          "the request exceeds the available context size. try increasing the context size or enable context shift",
        type: "exceed_context_size_error",
        n_prompt_tokens: 14_429,
        n_ctx: 8_192,
      },
    },
  ],
  [
    "llama.cpp",
    500,
    "tools_unsupported",
    { error: { code: 500, message: "tools param requires --jinja flag", type: "server_error" } },
  ],
  ["llama.cpp", 401, "wrong_key", { error: { message: "Invalid API Key", type: "authentication_error", code: 401 } }],
  [
    "vLLM",
    400,
    "context_too_small",
    {
      object: "error",
      message:
        "This model's maximum context length is 16384 tokens. However, you requested 122946 tokens (112946 in the messages, 10000 in the completion). Please reduce the length of the messages or completion.",
      type: "BadRequestError",
      param: null,
      code: 400,
    },
  ],
  [
    "vLLM",
    400,
    "tools_unsupported",
    {
      object: "error",
      message: '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set',
      type: "BadRequestError",
      param: null,
      code: 400,
    },
  ],
  [
    "vLLM",
    404,
    "unknown_model",
    { object: "error", message: "The model `qwen` does not exist.", type: "NotFoundError", param: null, code: 404 },
  ],
  ["vLLM", 404, "wrong_address", { detail: "Not Found" }],
  [
    "LM Studio",
    400,
    "context_too_small",
    {
      error:
        "The number of tokens to keep from the initial prompt is greater than the context length (n_keep: 13055>= n_ctx: 4096). Try to load the model with a larger context length, or provide a shorter input.",
    },
  ],
  [
    "LM Studio",
    400,
    "context_too_small",
    {
      error:
        "Trying to keep the first 6547 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens, which is not enough. Try to load the model with a larger context length, or provide a shorter input",
    },
  ],
  [
    "LM Studio",
    404,
    "unknown_model",
    {
      error: {
        message: "No models loaded. Please load a model in the developer page or use the `lms load` command.",
        type: "invalid_request_error",
        param: "model",
        code: "model_not_found",
      },
    },
  ],
  ["LM Studio", 200, "wrong_address", { error: "Unexpected endpoint or method. (POST /chat/completions)" }],
  [
    "Workers AI",
    429,
    "quota",
    "3036: You have used up your daily free allocation of 10,000 neurons. Please upgrade to Cloudflare's Workers Paid plan if you would like to continue usage.",
  ],
  ["Workers AI", 429, "overloaded", "3040: No more data centers to forward the request to"],
  [
    "Workers AI's REST",
    400,
    "unknown_model",
    { result: null, success: false, errors: [{ code: 5007, message: "No such model @cf/x or task" }], messages: [] },
  ],
  [
    "Workers AI",
    400,
    "context_too_small",
    "5021: The estimated number of input and maximum output tokens (9000) exceeded this model context window limit (7968).",
  ],
  ["a proxy", 502, "server", "<html><head><title>502 Bad Gateway</title></head></html>"],
  ["a web server", 404, "wrong_address", "<!doctype html><title>Not Found</title>"],
  ["some server", 418, "rejected", { error: { message: "I am a teapot" } }],
  ["some server", 500, "server", { error: { message: "Internal error", type: "server_error" } }],
  [
    "KoboldCpp",
    401,
    "wrong_key",
    { detail: { error: "Unauthorized", msg: "Authentication key is missing or invalid.", type: "unauthorized" } },
  ],
  [
    "KoboldCpp",
    503,
    "overloaded",
    { detail: { msg: "Server is busy; please try again later.", type: "service_unavailable" } },
  ],
];
