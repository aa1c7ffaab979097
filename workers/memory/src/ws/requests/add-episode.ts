import { isPresent } from "#contracts/non-blank";
import { AppError } from "#worker-kit/errors";
import type { RequestHandler } from "../request.ts";

/** The importance of an episode, if none is given. It is medium, because the player took the trouble to write it down. */
const DEFAULT_IMPORTANCE = 5;

/** Answers add_episode with episode_add_complete. */
export const addEpisode: RequestHandler<"add_episode"> = {
  reply: "episode_add_complete",
  nothing: ({ campaignId }) => ({ campaignId, message: "" }),
  answer({ requestId, episodeData }, { writing }, { session, campaignId }) {
    const episode = typeof episodeData === "string" ? { content: episodeData } : episodeData;
    const content = [episode.title, episode.summary, episode.content].filter(isPresent).join("\n");
    if (content === "") throw new AppError("invalid_input", "An episode needs a summary or content");
    writing.note({
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
    return { campaignId, message: "Episode added" };
  },
};
