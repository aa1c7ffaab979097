import type { ClientMessage } from "#contracts/memory/client-messages";
import type { RequestHandler } from "../request.ts";
import { addEpisode } from "./add-episode.ts";
import { healthCheck } from "./health-check.ts";
import { searchCampaign } from "./search-campaign.ts";

type Handlers = {
  readonly [Type in ClientMessage["type"]]: RequestHandler<Extract<ClientMessage, { type: Type }>>;
};

/** Every request the protocol knows, by its type. */
export const HANDLERS: Handlers = {
  health_check: healthCheck,
  search_campaign: searchCampaign,
  add_episode: addEpisode,
};

/** The handler of a message, or of a mere type; what it answers is of the message's own type either way. */
export const handlerOf = (type: ClientMessage["type"]): RequestHandler<ClientMessage> => HANDLERS[type];
