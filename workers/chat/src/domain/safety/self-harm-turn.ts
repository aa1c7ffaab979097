import { selfHarmIn } from "#storyteller/safety";
import type { PlayRequest } from "../play-request.ts";

/**
 * The request as it is to be played: where the player's words speak of harming themself the table answers them with care, and no game
 * master or memory hears of them. A retry brings no words of its own and passes: by retrying a note the player says that it was the story.
 * @param heroes the names of the player's characters
 */
export function answerSelfHarm(request: PlayRequest, heroes: readonly string[]): PlayRequest {
  const { place, playerText } = request;
  const words = place.at === "beside" ? (place.words ?? "") : playerText;
  return selfHarmIn(words, heroes) === null ? request : { ...request, narrator: "table" };
}
