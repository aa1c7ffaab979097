import type { ModelPurpose } from "#contracts/rpc/usage";
import { tokenLimit, tokenLimitFault } from "#contracts/token-limit";
import { SetupFault } from "#worker-kit/setup-fault";
import { addressRules, allowsOwnModels } from "./site-rules.ts";
import type { SealingSecrets } from "./sealed-text.ts";

/** What the operator's settings say about models. */
export interface SiteModels {
  /** The tokens that one player, and all players together, may use on the site's models in a day (UTC). Null if nothing is limited. */
  readonly limits: { readonly player: number | null; readonly site: number | null } | null;
  /** The most tokens that one request to the site's models may use, with its prompt. A turn reserves as many. */
  readonly windowTokens?: number;
  /** Whether players may use models of their own. */
  readonly ownModels: boolean;
  readonly secrets: SealingSecrets;
}

type LimitSettings = Pick<ApiEnv, "GM_DAILY_TOKENS" | "GM_SITE_DAILY_TOKENS">;

/**
 * What the settings say about models.
 * @throws SetupFault if a limit makes no sense: then no model is asked, because nobody knows how many tokens may be used
 */
export function siteModels(
  env: Pick<
    ApiEnv,
    | "GM_PROVIDER"
    | "GM_DAILY_TOKENS"
    | "GM_SITE_DAILY_TOKENS"
    | "GM_CONTEXT_TOKENS"
    | "GM_OWN_MODELS"
    | "GM_LOCAL_ADDRESSES"
    | "AUTH_SECRET"
    | "AUTH_SECRET_OLD"
  >,
  purpose: ModelPurpose = "turn",
): SiteModels {
  const { AUTH_SECRET, AUTH_SECRET_OLD } = env;
  const player = limitOf(env, "GM_DAILY_TOKENS");
  const site = limitOf(env, "GM_SITE_DAILY_TOKENS");
  // The oracle uses no tokens, but an embedding model may be configured beside it. A preview asks nobody.
  const isFree = purpose === "preview" || (env.GM_PROVIDER === "oracle" && purpose !== "embedding");
  return {
    limits: isFree || (player === null && site === null) ? null : { player, site },
    windowTokens: Number(env.GM_CONTEXT_TOKENS) || 0,
    ownModels: allowsOwnModels(addressRules(env)),
    secrets: { AUTH_SECRET, AUTH_SECRET_OLD },
  };
}

function limitOf(env: LimitSettings, name: keyof LimitSettings): number | null {
  const limit = tokenLimit(env[name]);
  if (limit === undefined) throw new SetupFault(`${tokenLimitFault(name, env[name])}.`);
  return limit;
}

/** Fails if a limit of tokens makes no sense. */
export async function requireLimits(env: LimitSettings): Promise<void> {
  limitOf(env, "GM_DAILY_TOKENS");
  limitOf(env, "GM_SITE_DAILY_TOKENS");
}
