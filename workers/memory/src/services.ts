import type { CampaignKey } from "#contracts/rpc/memory";
import { objectName } from "#worker-kit/object-name";
import type { CampaignMemory } from "./campaign-memory.ts";
import type { Bindings } from "./env.ts";

/** The Durable Object of a campaign's memory. Its name contains the user's id, so that nobody can reach another user's memory. */
export const memoryOf = (env: Bindings, key: CampaignKey): DurableObjectStub<CampaignMemory> =>
  env.CAMPAIGN_MEMORY.getByName(objectName(key));
