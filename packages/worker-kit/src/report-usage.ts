import type { Tokens } from "#contracts/play/turn";
import type { ModelPurpose, UsageRpc } from "#contracts/rpc/usage";
import { describe, log } from "./logger.ts";

/** For whom and what models are asked. */
interface Asked {
  readonly userId: string;
  readonly purpose: ModelPurpose;
}

/**
 * Does work for a player that may ask models, and has api add what they used to the player's day, also where the work fails. A report
 * that fails is only logged: doing the work again would use more.
 * @param meter counts what the work's models use; null where none was asked
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
