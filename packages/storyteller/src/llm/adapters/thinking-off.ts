/** Extra fields of a request. */
export type Fields = Readonly<Record<string, unknown>>;

const EFFORTS: readonly Fields[] = [
  { reasoning_effort: "none" },
  { reasoning_effort: "minimal" },
  { reasoning_effort: "low" },
];
const NO_TEMPLATE_THINKING: Fields = { chat_template_kwargs: { enable_thinking: false } };

interface Provider {
  readonly host: RegExp;
  /** Pattern for the provider's models that these ways work for. Without it, they work for all its models. */
  readonly models?: RegExp;
  readonly ways: readonly Fields[];
}

/**
 * How to ask each known provider for an answer without thinking. Each list is in the order in which its ways are tried. The last entry
 * matches any server.
 */
const PROVIDERS: readonly Provider[] = [
  { host: /(?:^|\.)openai\.(?:com|azure\.com)$/u, models: /^(?:o\d|gpt-5|gpt-oss)/u, ways: EFFORTS },
  { host: /(?:^|\.)openai\.(?:com|azure\.com)$/u, ways: [] },
  {
    host: /(?:^|\.)openrouter\.ai$/u,
    // Some models cannot switch thinking off. They are asked to think little.
    ways: [{ reasoning: { enabled: false } }, { reasoning: { effort: "minimal" } }, { reasoning: { effort: "low" } }],
  },
  { host: /(?:^|\.)googleapis\.com$|(?:^|\.)groq\.com$|(?:^|\.)ollama\.com$/u, ways: EFFORTS },
  { host: /(?:^|\.)deepseek\.com$/u, ways: [{ thinking: { type: "disabled" } }] },
  // Anthropic's models think only if they are asked to. Mistral's and xAI's models have no switch.
  { host: /(?:^|\.)(?:anthropic\.com|mistral\.ai|x\.ai)$/u, ways: [] },
  // Ollama knows `reasoning_effort`. llama.cpp, vLLM and SGLang know the switch of the chat template. Most other servers ignore fields that they do
  // not know.
  { host: /./u, ways: [{ reasoning_effort: "none", ...NO_TEMPLATE_THINKING }, NO_TEMPLATE_THINKING] },
];

/** The ways to ask a model not to think, best first. `baseUrl` is the address of its endpoint. */
export function waysToAvoidThinking(baseUrl: string, model: string): readonly Fields[] {
  const host = URL.canParse(baseUrl) ? new URL(baseUrl).hostname : "";
  const known = PROVIDERS.find((one) => one.host.test(host) && (one.models?.test(model) ?? true));
  return known?.ways ?? [];
}

/** Checks whether a refusal is about one of these ways to switch thinking off. */
export const refusesWay = (words: string): boolean => /reason|effort|think|chat_template|budget/iu.test(words);
