import { pattern } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import type { Turn } from "../../turn.ts";

/** Words to somebody who has none: a goose, a dog. It costs nothing. */
export function unanswered(turn: Turn, who: LoreEntry, words: string): void {
  const name = capitalise(shortName(who));
  turn.log(`You talk to ${shortName(who)}.`);
  if (pattern("unanswered unanswered", "iu").test(words))
    return turn.say(turn.oneOf([`${name} seems to know what you want.`, `${name} does as you say, near enough.`]));
  turn.say(turn.oneOf([`${name} looks at you, and has no words for it.`, `${name} cannot tell you.`]));
}
