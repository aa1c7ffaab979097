import { pattern } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import type { Turn } from "../../turn.ts";
import { kindOfWords, reacts } from "./reacts.ts";

/** A greeting, thanks, an apology. */
export function courtesy(turn: Turn, who: LoreEntry, opensTalk: boolean, words = ""): void {
  const name = capitalise(shortName(who));
  const kind = kindOfWords(turn, words);
  turn.log(`You speak with ${shortName(who)}.`);
  // Where more is said to them, they answer that.
  if (turn.more && !opensTalk) return;
  turn.say(
    reacts(turn, who, kind === "news" ? "greeting" : kind, words),
    opensTalk
      ? `${pattern("courtesy courtesy", "u").test(who.role) || turn.paragraphs.some((each) => each.includes(`is ${who.role}`)) ? "" : `${name} is ${who.role}. `}What do you want to know, or to say?`
      : "",
  );
}
