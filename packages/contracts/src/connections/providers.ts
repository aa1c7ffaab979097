/** A preset of the form for a connection: the provider's address, and what the player should know before using it. */
export interface Provider {
  readonly label: string;
  /** The address that the form begins with, including `/v1`. Empty if the player types it. */
  readonly address: string;
  /** Where the model runs: on the player's own computer, or with a company that receives the player's words. */
  readonly where: "here" | "company" | "unknown";
  /** Whether requests need an API key. */
  readonly key: "needed" | "optional";
  /** The page on which the provider lists its models and prices. Null if there is none. */
  readonly page: string | null;
}

const company = (label: string, address: string, page: string): Provider => ({
  label,
  address,
  where: "company",
  key: "needed",
  page,
});
const local = (label: string, port: number, page: string): Provider => ({
  label,
  address: `http://127.0.0.1:${port}/v1`,
  where: "here",
  key: "optional",
  page,
});

/** The part of an address that the player replaces by the id of their Cloudflare account. */
export const ACCOUNT_ID = "ACCOUNT_ID";

/**
 * The known providers. Anthropic and Google are reached over their layers for OpenAI's chat completions, which have no prompt cache that
 * could be asked for.
 */
export const PROVIDERS = {
  openai: company("OpenAI", "https://api.openai.com/v1", "https://platform.openai.com/docs/pricing"),
  anthropic: company("Anthropic", "https://api.anthropic.com/v1", "https://www.anthropic.com/pricing"),
  google: company(
    "Google",
    "https://generativelanguage.googleapis.com/v1beta/openai",
    "https://ai.google.dev/gemini-api/docs/pricing",
  ),
  openrouter: company("OpenRouter", "https://openrouter.ai/api/v1", "https://openrouter.ai/models"),
  groq: company("Groq", "https://api.groq.com/openai/v1", "https://groq.com/pricing"),
  mistral: company("Mistral", "https://api.mistral.ai/v1", "https://mistral.ai/pricing"),
  deepseek: company("DeepSeek", "https://api.deepseek.com/v1", "https://api-docs.deepseek.com/quick_start/pricing"),
  "workers-ai": company(
    "Cloudflare Workers AI",
    `https://api.cloudflare.com/client/v4/accounts/${ACCOUNT_ID}/ai/v1`,
    "https://developers.cloudflare.com/workers-ai/platform/pricing/",
  ),
  ollama: local("Ollama", 11_434, "https://ollama.com/library"),
  "lm-studio": local("LM Studio", 1_234, "https://lmstudio.ai/models"),
  "llama-cpp": local("llama.cpp", 8_080, "https://github.com/ggml-org/llama.cpp"),
  koboldcpp: local("KoboldCpp", 5_001, "https://github.com/LostRuins/koboldcpp"),
  custom: { label: "Another address", address: "", where: "unknown", key: "optional", page: null },
} as const satisfies Readonly<Record<string, Provider>>;

export type ProviderId = keyof typeof PROVIDERS;
export const PROVIDER_IDS = Object.keys(PROVIDERS) as [ProviderId, ...ProviderId[]];

export const providerOf = (id: ProviderId): Provider => PROVIDERS[id];
