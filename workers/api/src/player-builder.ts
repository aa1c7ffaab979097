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

/** Makes a world builder from the settings. Its models count the tokens they use on the meter. */
export type MakeBuilder = (env: ApiEnv, meter: TokenMeter) => WorldBuilder;

/**
 * The world builder for the calling player. Each call first checks in the database that the session is valid and, if a model may be
 * asked, that today's token budget is not used up. Used tokens are added to the player's daily count, also if the call fails or the
 * player has left. All routes use this builder, so that no route can ask a model for a session that has ended.
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
  // The oracle asks no model, so it needs no budget.
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
