import type { RequestHandler } from "../request.ts";

/**
 * Answers generate_character_recap with character_recap_complete. For a person whom the story does not know, the recap is null, which is
 * no error.
 */
export const generateCharacterRecap: RequestHandler<"generate_character_recap"> = {
  reply: "character_recap_complete",
  failure: "Failed to generate character recap",
  nothing: () => ({ characterRecap: null }),
  answer: ({ characterName, sessionsBack }, { reading }) => ({
    characterRecap: reading.recap(characterName, sessionsBack),
  }),
};
