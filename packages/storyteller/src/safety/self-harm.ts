import { selfHarmInEnglish } from "./english/self-harm-in-english.ts";
import { selfHarmInGerman } from "./german.ts";
import { ownWords } from "./own-words.ts";

/** The languages in which self-harm is heard, and answered. */
export type CareLanguage = "en" | "de";

/**
 * Whether a player's message speaks of harming themself, or their hero as a real wish, and in which language; null where it is play. Pure,
 * without a model. It errs on both sides, so whatever it answers the player can say otherwise.
 * @param heroes the names of the player's characters, for words in the third person
 */
export function selfHarmIn(message: string, heroes: readonly string[] = []): CareLanguage | null {
  const words = ownWords(message.normalize("NFKC").replace(/\p{Cf}/gu, ""), heroes);
  if (selfHarmInEnglish(words, heroes)) return "en";
  return selfHarmInGerman(words, heroes) ? "de" : null;
}
