import type { Tokens } from "#contracts/play/turn";
import type { ModelPermit, ModelConnection } from "#contracts/rpc/connections";
import type { RequestPurpose, PermitRequest, UsageRpc } from "#contracts/rpc/usage";
import { describe, log } from "./logger.ts";

/** Counts the tokens that models use. Null if no model was asked. */
interface Meter {
  readonly used: Tokens | null;
}

/** What is done once it is known who may be asked. */
interface Work<Result> {
  /** Asks the player's own connection, or the site's models if it is null. */
  readonly ask: (connection: ModelConnection | null) => Promise<Result>;
  /** Works without a model, because the player chose the oracle. */
  readonly oracle: () => Promise<Result>;
  /** A day's tokens are used up. `resetsAt` is ISO 8601. */
  readonly refused: (resetsAt: string) => Promise<Result>;
}

/**
 * The one way to ask a model for a player: tokens are reserved before, and settled afterwards. So requests at the same time cannot
 * together use more than the day's limit allows. The tokens of a player's own connection count for the player's own limit only.
 * @param meter counts the tokens of the models that `work` asks
 * @throws what `requestPermit` throws; then no model was asked
 */
export async function askModels<Result>(
  api: UsageRpc,
  permit: PermitRequest,
  meter: Meter,
  work: Work<Result>,
): Promise<Result> {
  const begun = await api.requestPermit(permit);
  if (!begun.ok) return work.refused(begun.resetsAt);
  if (begun.chosen === "oracle") return work.oracle();
  const { chosen } = begun;
  return settling(api, { ...permit, permit: begun }, meter, () => work.ask(chosen));
}

/** Whose tokens are settled. */
interface Settled {
  readonly userId: string;
  readonly purpose: RequestPurpose;
  readonly permit: ModelPermit;
}

/**
 * Runs work for which tokens are reserved already, and then settles them, also if the work fails. If settling fails, that is only logged:
 * repeating the work would use more tokens, and a reservation ends by itself.
 */
export async function settling<Result>(
  api: Pick<UsageRpc, "recordUsage">,
  settled: Settled,
  meter: Meter,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } finally {
    await settle(api, settled, meter.used);
  }
}

/** Settles what was reserved. Never throws. */
export async function settle(
  api: Pick<UsageRpc, "recordUsage">,
  { userId, purpose, permit: { chosen, reservation } }: Settled,
  tokens: Tokens | null,
): Promise<void> {
  if (!tokens && reservation === null) return;
  const connectionId = chosen === null || chosen === "oracle" ? null : chosen.id;
  try {
    await api.recordUsage({ userId, purpose, tokens, reservation, connectionId });
  } catch (error) {
    log("error", "usage.unrecorded", { userId, purpose, ...tokens, ...describe(error) });
  }
}
