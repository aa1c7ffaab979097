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
  /** Which of its models know a way; all where it is left out. */
  readonly models?: RegExp;
  readonly ways: readonly Fields[];
}

/** How known providers are asked for an answer without thinking, in the order the ways are tried. The last provider fits any server. */
const PROVIDERS: readonly Provider[] = [
  { host: /(?:^|\.)openai\.(?:com|azure\.com)$/u, models: /^(?:o\d|gpt-5|gpt-oss)/u, ways: EFFORTS },
  { host: /(?:^|\.)openai\.(?:com|azure\.com)$/u, ways: [] },
  {
    host: /(?:^|\.)openrouter\.ai$/u,
    // Some models cannot do without: they are asked to think little.
    ways: [{ reasoning: { enabled: false } }, { reasoning: { effort: "minimal" } }, { reasoning: { effort: "low" } }],
  },
  { host: /(?:^|\.)googleapis\.com$|(?:^|\.)groq\.com$|(?:^|\.)ollama\.com$/u, ways: EFFORTS },
  { host: /(?:^|\.)deepseek\.com$/u, ways: [{ thinking: { type: "disabled" } }] },
  // Anthropic's models think only when they are asked to; Mistral's and xAI's cannot be told.
  { host: /(?:^|\.)(?:anthropic\.com|mistral\.ai|x\.ai)$/u, ways: [] },
  // Ollama knows the effort; llama.cpp, vLLM and SGLang the template's switch; most others ignore what they do not know.
  { host: /./u, ways: [{ reasoning_effort: "none", ...NO_TEMPLATE_THINKING }, NO_TEMPLATE_THINKING] },
];

/** The ways to ask a model not to think, best first. `baseUrl` is its endpoint's. */
export function waysToAvoidThinking(baseUrl: string, model: string): readonly Fields[] {
  const host = URL.canParse(baseUrl) ? new URL(baseUrl).hostname : "";
  const known = PROVIDERS.find((one) => one.host.test(host) && (one.models?.test(model) ?? true));
  return known?.ways ?? [];
}

/** Whether a refusal is about one of these ways. */
export const refusesWay = (words: string): boolean => /reason|effort|think|chat_template|budget/iu.test(words);
