import * as z from "zod/mini";

import { CampaignsQuery, CharactersQuery, UserQuery, WorldsQuery } from "#contracts/http/queries";
import { id } from "#contracts/text";
import { validate } from "#worker-kit/validate";

/** Validates the `:id` of a path. An impossible id is refused before the database is queried. */
export const idParam = validate("param", z.object({ id }));

export const userQuery = validate("query", UserQuery);
export const worldsQuery = validate("query", WorldsQuery);
export const campaignsQuery = validate("query", CampaignsQuery);
export const charactersQuery = validate("query", CharactersQuery);
