import { storedPattern } from "../../patterns.ts";
const STRIKES = storedPattern("own-subject strikes", "u");
const LOOKS = storedPattern("own-subject looks", "u");
const SAYS = storedPattern("own-subject says", "u");

/**
 * The verb that is meant if a limb or weapon of the hero is the subject: "my blade finds his neck" means to strike, "my eyes wander over
 * it" to look. Null for every other subject.
 * @param noun the word after "my"
 */
export function ownVerb(noun: string): string | null {
  if (STRIKES.test(noun)) return "strike";
  if (LOOKS.test(noun)) return "look";
  return SAYS.test(noun) ? "say" : null;
}
