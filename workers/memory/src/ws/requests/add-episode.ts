import type * as z from "zod/mini";

import type { AddEpisode } from "#contracts/memory/client-messages";
import { isPresent } from "#contracts/text";
import { AppError } from "#worker-kit/errors";
import type { RequestHandler } from "../request.ts";

/** Between a passing remark and a prophecy: the player took the trouble to write it down. */
const DEFAULT_IMPORTANCE = 5;

/** add_episode → episode_add_complete (product.md §7). Asked again on the same connection, it is stored once. */
export const addEpisode: RequestHandler<z.infer<typeof AddEpisode>> = {
  answer({ requestId, episodeData }, campaign, { session, campaignId }) {
    const episode = typeof episodeData === "string" ? { content: episodeData } : episodeData;
    const content = [episode.title, episode.summary, episode.content].filter(isPresent).join("\n");
    if (content === "") throw new AppError("invalid_input", "An episode needs a summary or content");
    campaign.note({
      key: `episode:${session}:${requestId}`,
      kind: "episode",
      content,
      entities: [],
      importance: episode.importance ?? DEFAULT_IMPORTANCE,
      tone: "neutral",
      speaker: null,
      secret: false,
      pinned: false,
    });
    return { type: "episode_add_complete", requestId, campaignId, message: "Episode added" };
  },
  refuse: (requestId, error, { campaignId }) => ({
    type: "episode_add_complete",
    requestId,
    campaignId,
    message: "",
    error,
  }),
};
