import type { WorldBuilder } from "../ports.ts";
import { describeCampaign } from "./world/describe-campaign.ts";
import { describeWorld } from "./world/describe-world.ts";

/** The world builder that needs no model: the same request tells the same world, another seed tells another. */
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
