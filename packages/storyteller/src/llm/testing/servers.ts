import { type Asked, bytes, type Script, type Step, STORY, stream, replies } from "./steps.ts";

/**
 * A secret in the thoughts that these servers send. Tests check that the player sees only the story. This file has model servers that behave like
 * real ones, by name. Each refuses and answers in the words and shapes that its users reported (provider-failure.test.ts has the bodies),
 * and accepts the requests that the real server accepts.
 */

const SECRET = "The keeper put out the lamp himself, and Hanne must not know.";

const event = (data: unknown): Step => ({ raw: bytes(`data: ${JSON.stringify(data)}\n\n`) });
const delta = (fields: object, reason: string | null = null): Step =>
  event({ choices: [{ index: 0, delta: fields, finish_reason: reason }] });
const comment = (text: string): Step => ({ raw: bytes(`: ${text}\n\n`) });
const refuse = (status: number, body: unknown): Script => ({ status, message: "", body });
const openAiError = (message: string, param: string | null, code: string | null): Script =>
  refuse(400, { error: { message, type: "invalid_request_error", param, code } });

/** About how many tokens the messages have, as servers count them. */
const promptTokens = ({ messages }: Asked): number => Math.ceil(JSON.stringify(messages).length / 4);
const thinks = (field: "reasoning" | "reasoning_content"): Step[] =>
  (SECRET.match(/\S+\s*/gu) ?? []).map((piece) => delta({ [field]: piece }));
const most = ({ max_tokens: tokens, max_completion_tokens: completion }: Asked): number => tokens ?? completion ?? 0;

export const SERVERS: Readonly<Record<string, (asked: Asked, times: number) => Script>> = {
  /** A reasoning model of OpenAI: it accepts one name for the token limit and one temperature, and its thinking cannot be switched off. */
  "openai-reasoning": (asked) => {
    if (asked.max_tokens !== undefined) {
      return openAiError(
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        "max_tokens",
        "unsupported_parameter",
      );
    }
    if (asked.temperature !== undefined) {
      return openAiError(
        "Unsupported value: 'temperature' does not support 0.9 with this model. Only the default (1) value is supported.",
        "temperature",
        "unsupported_value",
      );
    }
    if (asked.reasoning_effort === "none") {
      return openAiError(
        "Unsupported value: 'reasoning_effort' does not support 'none' with this model. Supported values are: 'minimal', 'low', 'medium', and 'high'.",
        "reasoning_effort",
        "unsupported_value",
      );
    }
    return stream(...replies(STORY));
  },
  /** Refuses every parameter that it does not know, as Mistral does. */
  "mistral-strict": (asked) => {
    const extra = ["chat_template_kwargs", "reasoning_effort", "stream_options"].find((name) => name in asked);
    return extra === undefined
      ? stream(...replies(STORY))
      : refuse(422, {
          object: "error",
          message: {
            detail: [{ type: "extra_forbidden", loc: ["body", extra], msg: "Extra inputs are not permitted" }],
          },
          type: "invalid_request_error",
        });
  },
  /** Refuses a token limit that is higher than the model's own. */
  "openai-short": (asked) =>
    most(asked) > 1_024
      ? openAiError(
          `max_tokens is too large: ${most(asked)}. This model supports at most 1024 completion tokens, whereas you provided ${most(asked)}.`,
          "max_tokens",
          "invalid_value",
        )
      : stream(...replies(STORY)),
  "ollama-no-tools": (asked) =>
    asked.tools === undefined
      ? stream(...replies(STORY))
      : refuse(400, {
          error: {
            message: "registry.ollama.ai/library/gemma3:4b does not support tools",
            type: "api_error",
            code: null,
          },
        }),
  "vllm-no-parser": (asked) =>
    asked.tools === undefined
      ? stream(...replies(STORY))
      : refuse(400, {
          object: "error",
          message: '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set',
          type: "BadRequestError",
          code: 400,
        }),
  /** Answers the first two requests with "loading". */
  "llama-cpp-loading": (_, times) =>
    times < 2
      ? refuse(503, { error: { code: 503, message: "Loading model", type: "unavailable_error" } })
      : stream(...replies(STORY)),
  /** Sends its headers at once and reads the prompt afterwards. */
  "reads-slowly": () => stream({ wait: 1_200 }, ...replies(STORY)),
  /** Has a window of 4,096 tokens, whatever size the client assumed. */
  "llama-cpp-4k": (asked) =>
    promptTokens(asked) > 4_096
      ? refuse(400, {
          error: {
            code: 400,
            message: "the request exceeds the available context size, try increasing it",
            type: "exceed_context_size_error",
            n_prompt_tokens: promptTokens(asked),
            n_ctx: 4_096,
          },
        })
      : stream(...replies(STORY)),
  /** Has a chat template without a system message. */
  "llama-cpp-gemma": ({ messages }) =>
    messages.some(({ role }) => role === "system")
      ? refuse(500, {
          error: { code: 500, message: "Jinja Exception: System role not supported", type: "server_error" },
        })
      : stream(...replies(STORY)),
  "google-gemma": ({ messages }) =>
    messages.some(({ role }) => role === "system")
      ? refuse(400, [
          {
            error: {
              code: 400,
              message: "Developer instruction is not enabled for models/gemma-3-27b-it",
              status: "INVALID_ARGUMENT",
            },
          },
        ])
      : stream(...replies(STORY)),
  /** Refuses a JSON Schema with keywords outside Google's subset. */
  "google-schema": ({ tools }) =>
    /"\$schema"|"maxLength"|"default"|"additionalProperties"/u.test(JSON.stringify(tools ?? []))
      ? refuse(400, [
          {
            error: {
              code: 400,
              message:
                "Invalid JSON payload received. Unknown name \"$schema\" at 'tools[0].function_declarations[0].parameters': Cannot find field.",
              status: "INVALID_ARGUMENT",
            },
          },
        ])
      : stream(...replies(STORY)),
  /** Sends comments to keep the connection open while the upstream works, and sends its thoughts in a separate field. */
  openrouter: () =>
    stream(
      ...Array.from({ length: 4 }, () => comment("OPENROUTER PROCESSING")),
      delta({ role: "assistant", content: "" }),
      ...thinks("reasoning"),
      ...replies(STORY),
    ),
  "openrouter-breaks": () =>
    stream(
      delta({ content: "The lamp gutters as you lean in. " }),
      event({
        error: { code: 502, message: "Provider disconnected unexpectedly" },
        choices: [{ delta: { content: "" }, finish_reason: "error" }],
      }),
    ),
  "vllm-r1": () => stream(...thinks("reasoning_content"), ...replies(STORY)),
  /** The chat template wrote the opening mark, so the answer has only the closing mark of the thought. */
  "deepseek-r1-orphan": () => stream(...replies(`${SECRET}\n</think>\n\n${STORY}`)),
  "gpt-oss-raw": () =>
    stream(
      ...replies(
        `<|channel|>analysis<|message|>${SECRET}<|end|><|start|>assistant<|channel|>final<|message|>${STORY}<|return|>`,
      ),
    ),
  /** Thinks for 3,000 tokens, whatever its limit is. */
  "thinks-long": (asked) =>
    most(asked) < 3_600
      ? stream(...thinks("reasoning_content"), { finish: "length" }, "done")
      : stream(...thinks("reasoning_content"), ...replies(STORY)),
  /** Answers with one object, although the request asked for a stream. */
  "not-streaming": () =>
    stream({
      raw: bytes(
        JSON.stringify({
          object: "chat.completion",
          choices: [{ index: 0, message: { role: "assistant", content: STORY }, finish_reason: "stop" }],
          usage: { prompt_tokens: 900, completion_tokens: 75, total_tokens: 975 },
        }),
      ),
    }),
  "no-reason": () => stream(...replies(STORY).filter((step) => typeof step === "string" || "text" in step)),
  "no-credit": () =>
    refuse(402, {
      error: {
        message:
          "This request requires more credits, or fewer max_tokens. You requested up to 4096 tokens, but can only afford 222.",
        code: 402,
      },
    }),
  "spent-quota": () =>
    refuse(429, {
      error: {
        message: "You exceeded your current quota, please check your plan and billing details.",
        type: "insufficient_quota",
        code: "insufficient_quota",
      },
    }),
  "web-page": () => stream({ raw: bytes("<!doctype html><html><title>Open WebUI</title></html>") }),
};
