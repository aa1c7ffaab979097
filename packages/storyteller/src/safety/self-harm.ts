import { selfHarmInEnglish } from "./english/self-harm-in-english.ts";
import { selfHarmInGerman } from "./german.ts";
import { ownWords } from "./own-words.ts";

/** The languages in which self-harm is recognised and answered. */
export type CareLanguage = "en" | "de";

/**
 * Whether a player's message speaks of harming themself, or wishes it for their hero in earnest, and in which language. Null if it is part
 * of the game. It is pure and uses no model. It can be wrong both ways, so the player can always contradict its answer.
 * @param heroes the names of the player's characters, for words in the third person
 */
export function selfHarmIn(message: string, heroes: readonly string[] = []): CareLanguage | null {
  const words = ownWords(message.normalize("NFKC").replace(/\p{Cf}/gu, ""), heroes);
  if (selfHarmInEnglish(words, heroes)) return "en";
  return selfHarmInGerman(words, heroes) ? "de" : null;
}
