import * as z from "zod/mini";

import { id } from "../text.ts";

/** The userId in a query is optional. If it is given, it must be the caller's. */
const userId = z.optional(z.string());

/** The query of GET /api/worlds, /api/dashboard. */
export const UserQuery = z.object({ userId });

/** The query of GET /api/campaigns. */
export const CampaignsQuery = z.object({ userId, worldId: z.optional(id) });

/** The query of GET /api/characters. */
export const CharactersQuery = z.object({ userId, campaignId: z.optional(id) });
