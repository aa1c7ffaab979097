import * as z from "zod/mini";

import { id } from "../text.ts";

/** The userId in a query is optional. If it is given, it must be the caller's. */
const userId = z.optional(z.string());

/** The `nextCursor` of the previous page of a list. */
const cursor = z.optional(
  z
    .string()
    .check(z.regex(/^[\dTZ:.-]{1,30}~[A-Za-z0-9_-]{1,64}$/u, { error: "There is no such place to go on from" })),
);

/** In the answer of a list: the `cursor` of the next page. Absent from the last one. */
export const nextCursor = z.optional(z.string());

/** The query of GET /api/dashboard. */
export const UserQuery = z.object({ userId });

/** The query of GET /api/worlds. */
export const WorldsQuery = z.object({ userId, cursor });

/** The query of GET /api/campaigns. */
export const CampaignsQuery = z.object({ userId, worldId: z.optional(id), cursor });

/** The query of GET /api/characters. */
export const CharactersQuery = z.object({ userId, campaignId: z.optional(id), cursor });
