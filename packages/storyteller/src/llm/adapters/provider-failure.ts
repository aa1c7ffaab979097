import { type FailureKind, ModelFailure } from "../chat-model.ts";
import { maskedWords, type ProviderWords, readProviderWords, withoutSecrets } from "./provider-words.ts";
import { retryAfterMs } from "./retry-after.ts";

/** An endpoint's error response. */
export interface Refusal {
  /** The HTTP status. Null if the error came inside the stream, after the server had already begun to answer. */
  readonly status: number | null;
  readonly body: unknown;
  readonly headers?: Headers;
  /** The API key that was sent. It is masked in the provider's message. */
  readonly key?: string | undefined;
}

interface Rule {
  readonly kind: FailureKind;
  readonly statuses?: readonly number[];
  readonly words?: RegExp;
}

/**
 * Rules that find out why an endpoint refused, from its message and its status. The first rule that matches wins. The words are those of
 * OpenAI, OpenRouter, Ollama, llama.cpp, vLLM, LM Studio, Google, Anthropic, Mistral, Groq, Hugging Face and Workers AI (also its error
 * codes). provider-failure.test.ts has each with the body in which it came.
 */
const RULES: readonly Rule[] = [
  {
    kind: "context_too_small",
    words:
      /exceed_context_size|context_length_exceeded|maximum context length|context (?:size|window|length) (?:has been |is )?exceeded|exceed(?:s|ed)? (?:the |this )?(?:model'?s? |model |available |maximum )*context|exceed context (?:window|limit|length)|greater than the context length|context (?:the )?overflows|prompt is too long|input token count.{0,40}exceeds|input is too long|reduce the length of (?:the|your) (?:messages|prompt|input)|reduce your message size|tokens? \+ .?max_(?:new_)?tokens|max_tokens. exceed context|request too large for .{1,80}tokens per min/iu,
  },
  {
    kind: "no_credit",
    words:
      /insufficient (?:credits?|balance|funds)|credit balance is too low|requires more credits|out of credits|payment required|any credits|billing_not_active|billing_hard_limit/iu,
  },
  { kind: "no_credit", statuses: [402] },
  { kind: "rate_limited", statuses: [429], words: /per[- _]?min(?:ute)?(?![a-z])|PerMinute/u },
  {
    kind: "quota",
    words:
      /insufficient_quota|exceeded your current quota|quota exceeded|daily free allocation|\b3036\b|(?:per|a|each)[- ]day|PerDay|usage limit|spend(?:ing)? limit|monthly limit/iu,
    statuses: [400, 403, 429],
  },
  {
    kind: "overloaded",
    statuses: [429],
    words: /\b3040\b|no more data centers|overloaded|at capacity|capacity (?:temporarily|exceeded)/iu,
  },
  { kind: "rate_limited", statuses: [429] },
  {
    kind: "refused",
    statuses: [400, 403, 451],
    words:
      /content.{0,3}(?:policy|filter|management)|flagged|moderation|responsibleaipolicy|invalid_prompt|data_inspection_failed|violat(?:es|ing) .{0,40}polic/iu,
  },
  {
    kind: "wrong_key",
    words: /api.?key.{0,3}(?:not valid|invalid)|(?:invalid|incorrect|missing|no) (?:api.?key|auth|bearer)/iu,
  },
  { kind: "wrong_key", statuses: [401, 403] },
  {
    kind: "tools_unsupported",
    words:
      /(?:not support|support) (?:tools|tool use|tool calling|function|the tool)|tools? (?:use |calling |choice )?(?:is|are) not (?:supported|enabled|available)|enable-auto-tool-choice|tool-call-parser|function calling is not|tools param requires|tool_use_failed|extra_forbidden[^]{0,200}\btools\b|\btools\b[^]{0,60}extra inputs|[`'"]tools[`'"].{0,30}(?:not supported|unsupported|unknown|unrecogni[sz]ed)/iu,
  },
  {
    kind: "unknown_model",
    words:
      /model_not_found|no such model|model_decommissioned|no models? loaded|unknown model|not a valid model|no endpoints found|try pulling it|models?\b.{0,120}(?:not found|not exist|not available|no longer|decommissioned|is not supported for)|invalid model|\b(?:5007|3042)\b/iu,
  },
  {
    kind: "loading",
    words: /loading model|model is (?:currently )?loading|(?:still|currently|being) load|model_loading|warming up/iu,
  },
  {
    kind: "overloaded",
    words:
      /overloaded|over capacity|at capacity|capacity temporarily|\b3040\b|high demand|server (?:is )?busy|pending requests|queue is full/iu,
  },
  { kind: "overloaded", statuses: [503, 529] },
  {
    kind: "parameter_refused",
    statuses: [400, 422],
    words:
      /unsupported|unrecogni[sz]ed|unknown (?:name|field|param)|extra inputs|extra_forbidden|not (?:permitted|supported|allowed)|unexpected keyword|invalid (?:value|schema|param)|cannot be disabled|too large|invalid reasoning value/iu,
  },
  { kind: "server", statuses: [408, 409, 425] },
];

const fits = ({ statuses, words }: Rule, status: number | null, all: string): boolean =>
  (statuses === undefined || (status !== null && statuses.includes(status))) &&
  (words === undefined || words.test(all));

function kindOf(status: number | null, words: ProviderWords): FailureKind {
  const missing = status === 404 || status === 405 || /unexpected endpoint or method/iu.test(words.all);
  const rule = RULES.find((one) => fits(one, status, words.all));
  if (rule) return rule.kind;
  if (missing) return status === 404 && words.isOfModelServer ? "unknown_model" : "wrong_address";
  return status === null || status >= 500 ? "server" : "rejected";
}

/** Patterns for the context window that providers name when a prompt is too long for it. */
const WINDOWS: readonly RegExp[] = [
  /^n_ctx: (\d+)$/imu,
  /n_ctx: ?(\d+)/iu,
  /maximum context length (?:is|of) (\d+)/iu,
  /context (?:length|window|size)(?: limit)?(?: of only| of| is)? ?\(?(\d{3,})/iu,
  /(\d{3,}) maximum context length/iu,
  /tokens? allowed \(?(\d+)/iu,
  /> ?(\d+)(?: maximum)?/u,
  /\blimit:? (\d{3,})/iu,
];

function windowIn(all: string): number | null {
  for (const pattern of WINDOWS) {
    const found = pattern.exec(all)?.[1];
    if (found !== undefined) return Number(found);
  }
  return null;
}

/** Converts an endpoint's error response to a ModelFailure, the only error that the port knows. */
export function failureOf({ status, body, headers, key }: Refusal): ModelFailure {
  const words = readProviderWords(body);
  const kind = kindOf(status, words);
  const sentence = maskedWords(words.sentence, key);
  return new ModelFailure(kind, `${status ?? "in the stream"}: ${sentence}`, {
    status,
    providerWords: sentence === "" ? null : sentence,
    retryAfterMs: retryAfterMs(headers, words.all, Date.now()),
    contextTokens: kind === "context_too_small" ? windowIn(words.all) : null,
  });
}

/** Converts an error that a server sent in the middle of its stream. If the error names a status, that status is used. */
export function failureInStream(event: unknown): ModelFailure {
  const { code, status } = (typeof event === "object" && event !== null ? event : {}) as {
    code?: unknown;
    status?: unknown;
  };
  const named = [code, status].map(Number).find((one) => one >= 400 && one < 600);
  return failureOf({ status: named ?? null, body: { error: event } });
}

/** The failure without these texts in the provider's words, which may be logged. */
export function hideIn(failure: ModelFailure, secrets: readonly string[]): ModelFailure {
  const { details, kind, message } = failure;
  if (secrets.length === 0 || details.providerWords === null) return failure;
  const providerWords = withoutSecrets(details.providerWords, secrets);
  return new ModelFailure(kind, withoutSecrets(message, secrets), { ...details, providerWords });
}

/** Converts any other error that was thrown while the endpoint was being reached. */
export const failureOnTheWay = (error: unknown): ModelFailure =>
  error instanceof ModelFailure
    ? error
    : new ModelFailure("network", error instanceof Error ? error.message : String(error));
