import type { CampaignKey } from "#contracts/rpc/memory";
import { inJurisdiction } from "#worker-kit/jurisdiction";
import { objectName } from "#worker-kit/object-name";
import type { CampaignMemory } from "./campaign-memory.ts";
import type { Bindings } from "./env.ts";

/** The memories of all campaigns. */
export const memoriesOf = (env: Bindings): DurableObjectNamespace<CampaignMemory> =>
  inJurisdiction(env.CAMPAIGN_MEMORY, env.DATA_JURISDICTION);

/** The Durable Object of a campaign's memory. Its name contains the user's id, so that nobody can reach another user's memory. */
export const memoryOf = (env: Bindings, key: CampaignKey): DurableObjectStub<CampaignMemory> =>
  memoriesOf(env).getByName(objectName(key));
