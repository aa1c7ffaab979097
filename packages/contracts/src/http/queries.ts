import * as z from "zod/mini";

import { id } from "../text.ts";

/** A userId in a query is optional, and must be the caller's. */
const userId = z.optional(z.string());

/** GET /api/worlds, /api/dashboard */
export const UserQuery = z.object({ userId });

/** GET /api/campaigns */
export const CampaignsQuery = z.object({ userId, worldId: z.optional(id) });

/** GET /api/characters */
export const CharactersQuery = z.object({ userId, campaignId: z.optional(id) });
