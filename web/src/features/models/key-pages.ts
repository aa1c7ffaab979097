import type { ProviderId } from "#contracts/connections/providers";

/** The page on which a company gives out API keys. */
export const KEY_PAGES: Readonly<Partial<Record<ProviderId, string>>> = {
  openai: "https://platform.openai.com/api-keys",
  anthropic: "https://console.anthropic.com/settings/keys",
  google: "https://aistudio.google.com/apikey",
  openrouter: "https://openrouter.ai/settings/keys",
  groq: "https://console.groq.com/keys",
  mistral: "https://console.mistral.ai/api-keys",
  deepseek: "https://platform.deepseek.com/api_keys",
  "workers-ai": "https://dash.cloudflare.com/profile/api-tokens",
};
