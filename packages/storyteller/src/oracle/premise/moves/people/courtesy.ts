import { capitalise } from "#english/noun-phrase";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import type { Turn } from "../../turn.ts";
import { replies } from "./replies.ts";

/** A greeting, thanks, an apology. */
export function courtesy(turn: Turn, who: LoreEntry, opensTalk: boolean): void {
  const name = capitalise(shortName(who));
  const attitude = turn.member(who.name)?.attitude ?? 0;
  turn.log(`You speak with ${shortName(who)}.`);
  turn.say(
    replies(turn, who, attitude < 0 ? "cool" : "warm"),
    opensTalk
      ? `${/^(?:|(?:his|her|their) .*)$/u.test(who.role) ? "" : `${name} is ${who.role}. `}What do you want to know, or to say?`
      : "",
  );
}
