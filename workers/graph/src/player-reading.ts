import type { ModelConnection } from "#contracts/rpc/connections";
import type { PermitRequest, UsageRpc } from "#contracts/rpc/usage";
import { TokenMeter } from "#storyteller/models";
import type { Chronicler, SessionSummarizer } from "#storyteller/ports";
import { askModels } from "#worker-kit/ask-models";

/**
 * Two implementations of the same work: by the oracle, and by models whose tokens are counted on a meter. `connection` is the player's own
 * model; null for the site's models. `withModels` returns null if the site has none.
 */
interface Readers<Port> {
  readonly api: UsageRpc;
  readonly oracle: Port;
  readonly withModels: (meter: TokenMeter, connection: ModelConnection | null) => Port | null;
}

/** Lets the player's helper do the work. The oracle does it if it was chosen, and if the day's tokens are used up. */
function helped<Port, Result>(
  { api, oracle, withModels }: Readers<Port>,
  permit: Omit<PermitRequest, "role">,
  work: (port: Port) => Promise<Result>,
): Promise<Result> {
  const meter = new TokenMeter();
  const byOracle = () => work(oracle);
  return askModels(api, { ...permit, role: "helper" }, meter, {
    ask: (connection) => work(withModels(meter, connection) ?? oracle),
    oracle: byOracle,
    refused: byOracle,
  });
}

/**
 * A chronicler that asks models for turns that were played on this site, as long as the day's tokens are not used up. All other turns are
 * read by the oracle: an imported file may contain ten thousand turns, and reading all of them with a model would be triggered by a single
 * request.
 */
export function playerChronicler(readers: Readers<Chronicler>): Chronicler {
  return {
    async chronicle(turn, signal) {
      const { userId, campaignId } = turn;
      if (turn.imported) return readers.oracle.chronicle(turn, signal);
      return helped(readers, { userId, campaignId, purpose: "chronicle" }, (port) => port.chronicle(turn, signal));
    },
  };
}

/** A summarizer that asks models as long as the day's tokens are not used up. Otherwise the oracle writes the summary. */
export function playerSummarizer(
  readers: Readers<SessionSummarizer>,
  { userId, campaignId }: { readonly userId: string; readonly campaignId: string },
): SessionSummarizer {
  return {
    summarize: (events, signal) =>
      helped(readers, { userId, campaignId, purpose: "summary" }, (port) => port.summarize(events, signal)),
  };
}
