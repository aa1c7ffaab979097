import { tokenLimit, tokenLimitFault } from "#contracts/token-limit";
import { Failure } from "../shared/failure.ts";

/** Refuses to start with wrong game master settings. Otherwise every request would fail because of them. */
export async function requireGameMaster(env: NodeJS.ProcessEnv): Promise<void> {
  for (const name of ["GM_DAILY_TOKENS", "GM_SITE_DAILY_TOKENS"]) {
    const text = env[name];
    if (text !== undefined && tokenLimit(text) === undefined) throw new Failure(`${tokenLimitFault(name, text)}.`);
  }
  const { GM_PROVIDER = "oracle", GM_MODELS = "", OPENAI_BASE_URL = "" } = env;
  // The default is the same as in wrangler.toml. The oracle needs none of the models' code.
  if (GM_PROVIDER === "oracle") return;
  const { modelsOf, requestOptionsFrom } = await import("#storyteller/models");
  const { GM_CONTEXT_TOKENS = "", GM_FIRST_BYTE_MS = "", GM_SILENCE_MS = "", GM_TOTAL_MS = "" } = env;
  try {
    modelsOf({ GM_PROVIDER, GM_MODELS, OPENAI_BASE_URL });
    requestOptionsFrom({ GM_CONTEXT_TOKENS, GM_FIRST_BYTE_MS, GM_SILENCE_MS, GM_TOTAL_MS });
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : String(error)}.`);
  }
}
