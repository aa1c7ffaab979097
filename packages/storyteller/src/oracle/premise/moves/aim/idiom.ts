import { pattern, storedPattern } from "../../../patterns.ts";

/** "I am after a lie down", "I want a drink": what somebody needs at the moment, and no aim of a story. */

const IDIOM = storedPattern("aim idiom");
const DRINKS = storedPattern("idiom drinks");
const EATS = storedPattern("idiom eats");
const RESTS = storedPattern("idiom rests");

/** Whether words only say what the hero could do with now. */
export const isNeed = (text: string): boolean => IDIOM.test(text.replace(/’/gu, "'").trim());

/** Such words as the deed that they mean; other words as they are. */
export function asDeed(text: string): string {
  if (!isNeed(text)) return text;
  const drink = DRINKS.exec(text)?.[0].toLowerCase();
  if (drink !== undefined)
    return `I drink ${pattern("idiom as deed", "u").test(drink) ? `some ${drink}` : `a ${drink}`}.`;
  if (EATS.test(text)) return "I eat a little.";
  return RESTS.test(text) ? "I lie down for a while." : "I take a deep breath.";
}
