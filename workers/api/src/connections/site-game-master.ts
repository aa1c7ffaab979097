import type { SiteGameMaster } from "#contracts/http/connections";
import { siteModels } from "./site-models.ts";

/** The game master of the operator's settings, for players. No key is in it. */
export function siteGameMaster(env: ApiEnv, tokensUsed: number): SiteGameMaster {
  const { GM_PROVIDER, GM_MODELS, OPENAI_BASE_URL } = env;
  const limit = siteModels(env).limits?.player ?? null;
  const isModel = GM_PROVIDER !== "oracle";
  const address = OPENAI_BASE_URL || "https://api.openai.com";
  return {
    source: isModel ? "llm" : "oracle",
    models: isModel
      ? GM_MODELS.split(",")
          .map((name) => name.trim().replace(/#(?:directives|decides)$/u, ""))
          .filter((name) => name !== "")
      : [],
    host: GM_PROVIDER === "openai" && URL.canParse(address) ? new URL(address).host : null,
    dailyTokens: limit,
    tokensLeft: limit === null ? null : Math.max(0, limit - tokensUsed),
  };
}
