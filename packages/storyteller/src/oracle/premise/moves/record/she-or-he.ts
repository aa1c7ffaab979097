import { filledPattern } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { shortName } from "../../lore/lore.ts";
import { exactlyPerson, NAME, type StateAmend } from "./whom-corrected.ts";

/** By which pronoun somebody is spoken of, as the player says. */

/** "Kit is a she", "Osei is he, not she". */
export const isSheOrHe: StateAmend = (turn, clause, isPlain) => {
  const [, name = "", word = "", not] = filledPattern("she-or-he is she or he", "iu", NAME).exec(clause) ?? [];
  const who =
    name === "" || (!isPlain && not === undefined && !/ an? /u.test(clause)) ? undefined : exactlyPerson(turn, name);
  if (who === undefined) return null;
  const pronoun =
    ({ female: "she", male: "he" } as Record<string, "she" | "he">)[word.toLowerCase()] ??
    (word.toLowerCase() as "she" | "he" | "they");
  return () => {
    turn.memo.pronouns[who.name] = pronoun;
    return `${capitalise(shortName(who))} is “${pronoun}”.`;
  };
};
