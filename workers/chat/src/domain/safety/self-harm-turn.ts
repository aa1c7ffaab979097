import { selfHarmIn } from "#storyteller/safety";
import type { PlayRequest } from "../play-request.ts";

/**
 * Checks the request for words about harming oneself. If the player speaks of themselves, the table answers with care, and the words
 * reach neither the game master nor memory. A retry without new words passes: by retrying such a note, the player says that the words
 * belonged to the story.
 * @param heroes the names of the player's characters
 */
export function answerSelfHarm(request: PlayRequest, heroes: readonly string[]): PlayRequest {
  const { place, playerText } = request;
  const words = place.at === "beside" ? (place.words ?? "") : playerText;
  return selfHarmIn(words, heroes) === null ? request : { ...request, narrator: "table" };
}
