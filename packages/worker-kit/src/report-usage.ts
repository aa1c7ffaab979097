import type { Tokens } from "#contracts/play/turn";
import type { ModelPurpose, UsageRpc } from "#contracts/rpc/usage";
import { describe, log } from "./logger.ts";

/** The player for whom models are asked, and the purpose. */
interface Asked {
  readonly userId: string;
  readonly purpose: ModelPurpose;
}

/**
 * Runs work that may ask models. Then reports the tokens used to api, which adds them to the player's daily count. It reports them even
 * if the work fails. If the report fails, that is only logged, because repeating the work would use more tokens.
 * @param meter counts the tokens that the work uses; null if no model was asked
 */
export async function reportingUsage<Result>(
  api: Pick<UsageRpc, "recordUsage">,
  { userId, purpose }: Asked,
  meter: { readonly used: Tokens | null },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } finally {
    const tokens = meter.used;
    if (tokens) {
      await api
        .recordUsage({ userId, purpose, tokens })
        .catch((error: unknown) =>
          log("error", "usage.unrecorded", { userId, purpose, ...tokens, ...describe(error) }),
        );
    }
  }
}
