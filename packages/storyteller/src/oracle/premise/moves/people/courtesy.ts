import { pattern } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import type { Turn } from "../../turn.ts";
import { answersRemark, remarkIn } from "./remarks.ts";
import { replies } from "./replies.ts";

/** A greeting, thanks, an apology. */
export function courtesy(turn: Turn, who: LoreEntry, opensTalk: boolean, words = ""): void {
  const name = capitalise(shortName(who));
  const attitude = turn.member(who.name)?.attitude ?? 0;
  const kind = remarkIn(turn, words);
  turn.log(`You speak with ${shortName(who)}.`);
  turn.say(
    kind === "news" ? replies(turn, who, attitude < 0 ? "cool" : "warm") : answersRemark(turn, who, kind),
    opensTalk
      ? `${pattern("courtesy courtesy", "u").test(who.role) || turn.paragraphs.some((each) => each.includes(`is ${who.role}`)) ? "" : `${name} is ${who.role}. `}What do you want to know, or to say?`
      : "",
  );
}
