import type { Context } from "hono";

import { tenancy } from "#worker-kit/tenancy";
import type { CampaignMemory } from "../campaign-memory.ts";
import { apiOf } from "../api-binding.ts";
import type { AppEnv } from "../env.ts";
import { memoryOf } from "../services.ts";

/** Middleware with which a route gets the key of its campaign. */
export const { ownCampaign, campaignCheckedByHandler } = tenancy<AppEnv>((c) => apiOf(c.env));

/** The memory of the request's campaign. */
export const ownMemory = (c: Context<AppEnv>): DurableObjectStub<CampaignMemory> => memoryOf(c.env, c.get("key"));
