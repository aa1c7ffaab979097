import { addressRules, allowsOwnModels } from "./site-rules.ts";
import type { ModelPurpose } from "#contracts/rpc/usage";
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
  const player = limitOf(env.GM_DAILY_TOKENS);
  const site = limitOf(env.GM_SITE_DAILY_TOKENS);
  // The oracle uses no tokens, but an embedding model may be configured beside it. A preview asks nobody.
  const isFree = purpose === "preview" || (env.GM_PROVIDER === "oracle" && purpose !== "embedding");
  return {
    limits: isFree || (player === null && site === null) ? null : { player, site },
    windowTokens: Number(env.GM_CONTEXT_TOKENS) || 0,
    ownModels: allowsOwnModels(addressRules(env)),
    secrets: { AUTH_SECRET, AUTH_SECRET_OLD },
  };
}

/** A limit of tokens. Null for 0 and for text that is no number. */
function limitOf(text: string): number | null {
  const limit = Number(text);
  return limit > 0 ? limit : null;
}
