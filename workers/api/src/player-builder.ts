import type { Context } from "hono";

import type { ModelConnection } from "#contracts/rpc/connections";
import type { PermitRequest, ModelUsage } from "#contracts/rpc/usage";
import { TokenMeter } from "#storyteller/models";
import { createOracleWorldBuilder } from "#storyteller/world-builders";
import type { WorldBuilder } from "#storyteller/ports";
import { limitModelRequests } from "#worker-kit/app";
import { settling } from "#worker-kit/ask-models";
import { needed } from "#worker-kit/outage";
import type { ApiHono } from "./env.ts";
import { siteModels } from "./connections/site-models.ts";
import { requestCallersPermit } from "./store/permits.ts";
import { asOwner } from "./store/owned.ts";
import { settleUsage } from "./store/usage.ts";

const oracle = createOracleWorldBuilder();

/** Makes a world builder from the settings, or from the player's own connection. Its models count the tokens they use on the meter. */
export type MakeBuilder = (env: ApiEnv, meter: TokenMeter, connection: ModelConnection | null) => WorldBuilder;

/** A description belongs to no story yet, so the player's usual narrator writes it. */
const DESCRIBING: Omit<PermitRequest, "userId"> = { campaignId: null, role: "narrator", purpose: "description" };

/**
 * The world builder for the calling player. Each call first checks in the database that the session is valid and, if a model may be
 * asked, that today's token budget is not used up. Used tokens are added to the player's daily count, also if the call fails or the
 * player has left. All routes use this builder, so that no route can ask a model for a session that has ended.
 */
export function playerBuilder(c: Context<ApiHono>, makeBuilder: MakeBuilder): WorldBuilder {
  const asked = async <Built>(ask: (builder: WorldBuilder) => Promise<Built>): Promise<Built> => {
    // A world or a campaign with a blank description asks a model, too, which its path does not say.
    await limitModelRequests(c);
    const { db, caller } = c.var;
    const permit = await needed(requestCallersPermit(db, caller, DESCRIBING, siteModels(c.env)));
    const { chosen } = permit;
    if (chosen === "oracle") return ask(oracle);
    const meter = new TokenMeter();
    const recordUsage = (usage: ModelUsage) => settleUsage(db, usage);
    const settled = { userId: caller.userId, purpose: "description", permit } as const;
    const building = settling({ recordUsage }, settled, meter, () => ask(makeBuilder(c.env, meter, chosen)));
    c.executionCtx.waitUntil(building.catch(() => {}));
    return building;
  };
  // The oracle asks no model, so it needs no tokens.
  const byOracle = async <Built>(build: () => Promise<Built>): Promise<Built> => {
    const { db, caller } = c.var;
    await needed(asOwner(db, caller, () => []));
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
