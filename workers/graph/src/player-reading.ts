import type { UsageRpc } from "#contracts/rpc/usage";
import { TokenMeter } from "#storyteller/models";
import type { Chronicler, SessionSummarizer } from "#storyteller/ports";
import { reportingUsage } from "#worker-kit/report-usage";

/** Who reads for players: the oracle, and the same work done with models, whose use is counted on a meter. */
interface Readers<Port> {
  readonly api: UsageRpc;
  readonly oracle: Port;
  readonly withModels: (meter: TokenMeter) => Port;
}

const hasBudget = async (api: UsageRpc, userId: string): Promise<boolean> => (await api.tokensLeft(userId)) !== 0;

/**
 * The chronicler that asks models for turns that were played here while their player's budget of the day has something left, and adds
 * to it what they used. Any other turn the oracle reads: a file may bring in ten thousand turns, and reading them all with a model
 * would be one request's work.
 */
export function playerChronicler({ api, oracle, withModels }: Readers<Chronicler>): Chronicler {
  return {
    async chronicle(turn, signal) {
      const { userId } = turn;
      if (turn.imported || !(await hasBudget(api, userId))) return oracle.chronicle(turn, signal);
      const meter = new TokenMeter();
      return reportingUsage(api, { userId, purpose: "chronicle" }, meter, () =>
        withModels(meter).chronicle(turn, signal),
      );
    },
  };
}

/** A player's summarizer, which asks models while the player's budget of the day has something left; else the oracle sums up. */
export function playerSummarizer(
  { api, oracle, withModels }: Readers<SessionSummarizer>,
  userId: string,
): SessionSummarizer {
  return {
    async summarize(events, signal) {
      if (!(await hasBudget(api, userId))) return oracle.summarize(events, signal);
      const meter = new TokenMeter();
      return reportingUsage(api, { userId, purpose: "summary" }, meter, () =>
        withModels(meter).summarize(events, signal),
      );
    },
  };
}
