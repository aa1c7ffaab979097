import { pattern } from "../../../patterns.ts";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import { lineFor } from "../../case/fill-in.ts";
import { findClue } from "../../case/reveal-clue.ts";
import { isInfant } from "../../lore/voices.ts";
import type { Turn } from "../../turn.ts";
import { asksForAll } from "./what-they-say.ts";

/** Words to somebody who has none: a goose, a dog. It costs nothing. */
export function unanswered(turn: Turn, who: LoreEntry, words: string): void {
  turn.log(`You talk to ${shortName(who)}.`);
  // A nose finds what is to be found here.
  if (pattern("beast sent").test(words)) {
    const found = findClue(turn, "search", words, false, false, who.name);
    return turn.say(lineFor(turn, found === "" ? "beast finds nothing" : "beast finds", shortName(who)), found);
  }
  // Who is asked and has no words shows it.
  const shown = asksForAll(words) ? findClue(turn, "look", words, false, false, who.name) : "";
  const isSmall = isInfant(turn.lore, who);
  if (shown !== "") return turn.say(lineFor(turn, isSmall ? "infant shows" : "beast finds", shortName(who)), shown);
  if (isSmall) return turn.say(lineFor(turn, "infant", shortName(who)));
  turn.say(
    lineFor(turn, pattern("unanswered unanswered").test(words) ? "beast obeys" : "beast silent", shortName(who)),
  );
}
