import * as z from "zod/mini";

import { id } from "#contracts/text";
import { validate } from "#worker-kit/validate";

/** The `:id` of a path; what could not be an id is refused before the database is asked. */
export const idParam = validate("param", z.object({ id }));

/** A userId in a query is optional, and must be the caller's (design.md §5). */
const userId = z.optional(z.string());

export const userQuery = validate("query", z.object({ userId }));
export const campaignsQuery = validate("query", z.object({ userId, worldId: z.optional(id) }));
export const charactersQuery = validate("query", z.object({ userId, campaignId: z.optional(id) }));
