import type { RequestHandler } from "../request.ts";

/** generate_character_recap → character_recap_complete. Somebody the story has not met has no recap: no failure. */
export const generateCharacterRecap: RequestHandler<"generate_character_recap"> = {
  reply: "character_recap_complete",
  failure: "Failed to generate character recap",
  nothing: () => ({ characterRecap: null }),
  answer: ({ characterName, sessionsBack }, { reading }) => ({
    characterRecap: reading.recap(characterName, sessionsBack),
  }),
};
