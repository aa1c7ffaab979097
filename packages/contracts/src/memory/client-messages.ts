import * as z from "zod/mini";

import { LIMITS } from "../limits.ts";
import { id, text } from "../text.ts";

/** Frames a player's browser sends on /ws (product.md §7). Each is JSON with `type` and `requestId`. */
const requestId = z.string().check(z.minLength(1), z.maxLength(80));

/** → health_check_complete */
export const HealthCheck = z.object({ type: z.literal("health_check"), requestId });

/** → search_complete */
export const SearchCampaign = z.object({
  type: z.literal("search_campaign"),
  requestId,
  query: text(LIMITS.search.query),
  campaignId: id,
  limit: z._default(z.int().check(z.minimum(1), z.maximum(LIMITS.search.limitMax)), LIMITS.search.limitDefault),
});

/** → episode_add_complete. An episode is a session record; its summary or content is what is remembered. */
export const AddEpisode = z.object({
  type: z.literal("add_episode"),
  requestId,
  episodeData: z.union([
    text(8_000).check(z.minLength(1)),
    z.object({
      title: z.optional(text(200)),
      summary: z.optional(text(8_000)),
      content: z.optional(text(8_000)),
      importance: z.optional(z.int().check(z.minimum(1), z.maximum(10))),
    }),
  ]),
  campaignId: id,
});

export const ClientMessage = z.discriminatedUnion("type", [HealthCheck, SearchCampaign, AddEpisode]);
export type ClientMessage = z.infer<typeof ClientMessage>;
