import * as z from "zod/mini";

import { CampaignsQuery, CharactersQuery, UserQuery } from "#contracts/http/queries";
import { id } from "#contracts/text";
import { validate } from "#worker-kit/validate";

/** The `:id` of a path; what could not be an id is refused before the database is asked. */
export const idParam = validate("param", z.object({ id }));

export const userQuery = validate("query", UserQuery);
export const campaignsQuery = validate("query", CampaignsQuery);
export const charactersQuery = validate("query", CharactersQuery);
