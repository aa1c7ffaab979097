import type { WorldBuilder } from "../ports.ts";
import { describeCampaign } from "./world/describe-campaign.ts";
import { describeWorld } from "./world/describe-world.ts";

/** The world builder without a model. The same request gives the same world; another seed gives another. */
export function createOracleWorldBuilder(): WorldBuilder {
  return {
    world: async (request, signal) => {
      signal.throwIfAborted();
      return { ...describeWorld(request), source: "oracle" };
    },
    campaign: async (request, signal) => {
      signal.throwIfAborted();
      return { ...describeCampaign(request), secrets: [], source: "oracle" };
    },
  };
}
