import type { Context } from "hono";

import type { ModelUsage } from "#contracts/rpc/usage";
import { TokenMeter } from "#storyteller/models";
import { createOracleWorldBuilder } from "#storyteller/world-builders";
import type { WorldBuilder } from "#storyteller/ports";
import { needed } from "#worker-kit/outage";
import { reportingUsage } from "#worker-kit/report-usage";
import type { ApiHono } from "./env.ts";
import { dailyLimit, requireBudget } from "./store/budget.ts";
import { addModelUsage } from "./store/usage.ts";

const oracle = createOracleWorldBuilder();

/** Makes the world builder of these settings, whose models count what they use on the meter. */
export type MakeBuilder = (env: ApiEnv, meter: TokenMeter) => WorldBuilder;

/**
 * The world builder for the player who asks. Each call of it first checks, in the database, that their session stands and, where a
 * model may answer, that today's budget has something left; what models used is added to their day, also where the call failed or
 * the player has left. Every route gets this one, so none can ask a model for a session that has ended.
 */
export function playerBuilder(c: Context<ApiHono>, makeBuilder: MakeBuilder): WorldBuilder {
  const asked = async <Built>(ask: (builder: WorldBuilder) => Promise<Built>): Promise<Built> => {
    const { db, caller } = c.var;
    await needed(requireBudget(db, caller, c.env.GM_PROVIDER === "oracle" ? null : dailyLimit(c.env)));
    const meter = new TokenMeter();
    const recordUsage = (usage: ModelUsage) => addModelUsage(db, usage);
    const usageOf = { userId: caller.userId, purpose: "description" } as const;
    const building = reportingUsage({ recordUsage }, usageOf, meter, () => ask(makeBuilder(c.env, meter)));
    c.executionCtx.waitUntil(building.catch(() => {}));
    return building;
  };
  // The oracle asks no model: it needs no budget.
  const byOracle = async <Built>(build: () => Promise<Built>): Promise<Built> => {
    const { db, caller } = c.var;
    await needed(requireBudget(db, caller, null));
    return build();
  };
  return {
    world: (request, signal) =>
      request.by === "oracle"
        ? byOracle(() => oracle.world(request, signal))
        : asked((builder) => builder.world(request, signal)),
    campaign: (request, signal) =>
      request.by === "oracle"
        ? byOracle(() => oracle.campaign(request, signal))
        : asked((builder) => builder.campaign(request, signal)),
  };
}
