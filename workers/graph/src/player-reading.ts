import type { UsageRpc } from "#contracts/rpc/usage";
import { TokenMeter } from "#storyteller/models";
import type { Chronicler, SessionSummarizer } from "#storyteller/ports";
import { reportingUsage } from "#worker-kit/report-usage";

/** Two implementations of the same work: by the oracle, and by models whose tokens are counted on a meter. */
interface Readers<Port> {
  readonly api: UsageRpc;
  readonly oracle: Port;
  readonly withModels: (meter: TokenMeter) => Port;
}

const hasBudget = async (api: UsageRpc, userId: string): Promise<boolean> => (await api.tokensLeft(userId)) !== 0;

/**
 * A chronicler that asks models for turns that were played on this site, as long as the player's daily budget is not used up. It reports
 * the tokens to api. All other turns are read by the oracle: an imported file may contain ten thousand turns, and reading all of them
 * with a model would be triggered by a single request.
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

/** A summarizer that asks models as long as the player's daily budget is not used up. Otherwise the oracle writes the summary. */
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
