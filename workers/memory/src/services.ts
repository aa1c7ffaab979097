import type { CampaignKey } from "#contracts/rpc/memory";
import { objectName } from "#worker-kit/object-name";
import type { CampaignMemory } from "./campaign-memory.ts";
import type { Bindings } from "./env.ts";

/** A campaign's own memory, and nobody else's: the name holds the user. */
export const memoryOf = (env: Bindings, key: CampaignKey): DurableObjectStub<CampaignMemory> =>
  env.CAMPAIGN_MEMORY.getByName(objectName(key));
