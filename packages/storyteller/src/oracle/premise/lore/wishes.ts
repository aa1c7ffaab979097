import { pattern, storedPattern } from "../../patterns.ts";
import { remember } from "../../../remember.ts";

/** Matches the player's wishes about the game, which are not part of the fiction: "light tone", "no magic, please". */
const WISH = storedPattern("wishes wish");

const MOOD = storedPattern("wishes mood");
const VERB = storedPattern("wishes verb");
const LONGEST = 12;
/** A kind of story, and for whom: no sentence of the fiction has these words. */
const GENRE = storedPattern("wishes genre");

/** What should be, what is welcome, what must be important: how the player wants it, and nothing that is so. */
const WANTED = storedPattern("wishes wanted");

/** Whether a sentence is a wish about the game: one of the usual phrases, or a few words of mood without a verb. */
export const isWish = remember((text): boolean => {
  const plain = text.replace(/’/gu, "'");
  return (
    WISH.test(plain) ||
    GENRE.test(plain) ||
    // "Contemporary thriller, one night, no supernatural stuff."
    (pattern("wishes is wish").test(plain) &&
      !VERB.test(plain) &&
      plain.split(" ").length <= LONGEST &&
      /,/u.test(plain)) ||
    WANTED.test(plain) ||
    // "Survival, realistic.", "Silly, light."
    pattern("wishes is wish 2", "u").test(plain) ||
    // "Survival and suspicion.": a few words of what it shall be about.
    (pattern("wishes is wish 3", "u").test(plain) && !pattern("wishes is wish 4", "u").test(plain)) ||
    (MOOD.test(plain) && !VERB.test(plain) && plain.split(" ").length <= LONGEST && !/\p{Ll} \p{Lu}\p{Ll}/u.test(plain))
  );
});
