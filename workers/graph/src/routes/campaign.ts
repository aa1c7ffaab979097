import * as z from "zod/mini";

import { campaignId } from "#contracts/text";
import { tenancy } from "#worker-kit/tenancy";
import type { AppEnv } from "../env.ts";

export const CampaignOf = z.object({ campaignId, userId: z.optional(z.string()) });

/** Middleware with which a route gets the key of its campaign. */
export const { ownCampaign } = tenancy<AppEnv>((c) => c.get("services").api);
