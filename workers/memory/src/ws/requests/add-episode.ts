import type { ClientMessage } from "#contracts/memory/client-messages";
import { isPresent } from "#contracts/non-blank";
import { AppError } from "#worker-kit/errors";
import type { RequestHandler } from "../request.ts";
import { linesOf, propertiesOf } from "./properties.ts";

type EpisodeData = Exclude<Extract<ClientMessage, { type: "add_episode" }>["episodeData"], string>;

/** The importance of an episode, if none is given. It is medium, because the player took the trouble to write it down. */
const DEFAULT_IMPORTANCE = 5;

/** Answers add_episode with episode_add_complete. */
export const addEpisode: RequestHandler<"add_episode"> = {
  reply: "episode_add_complete",
  nothing: ({ campaignId }) => ({ campaignId, message: "" }),
  answer({ requestId, episodeData }, { writing }, { session, campaignId }) {
    const episode: EpisodeData = typeof episodeData === "string" ? { content: episodeData } : episodeData;
    const { title, summary, content: text, importance } = episode;
    const more = linesOf(propertiesOf(episode, ["title", "summary", "content", "importance"]));
    const content = [title, summary, text, ...more].filter(isPresent).join("\n");
    if (content === "") throw new AppError("invalid_input", "An episode needs a summary or content");
    writing.note({
      key: `episode:${session}:${requestId}`,
      kind: "episode",
      content,
      entities: [],
      importance: importance ?? DEFAULT_IMPORTANCE,
      tone: "neutral",
      speaker: null,
      secret: false,
      pinned: false,
    });
    return { campaignId, message: "Episode added" };
  },
};
