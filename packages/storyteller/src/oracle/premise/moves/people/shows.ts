import { saysOfThing } from "../../case/open/thing-piece.ts";
import { isOpponent } from "../../case/parts/answers-of-people.ts";
import { saysClue } from "../../case/reveal-clue.ts";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import type { Turn } from "../../turn.ts";
import { toSecondPerson } from "../../words/person-words.ts";
import { reacts } from "./reacts.ts";

/** What the hero shows is looked at: who has something to say of that thing, or is concerned in it, says it. */
export function shows(turn: Turn, who: LoreEntry, words: string): void {
  turn.log(`You show ${shortName(who)} ${toSecondPerson(words)}`.slice(0, 110).replace(/[.!]*$/u, "."));
  const own = isOpponent(turn, who) ? "" : saysOfThing(turn, who, words) || saysClue(turn, who, words);
  if (own !== "") turn.moved = true;
  // Who is shown a thing and asked about it answers.
  if (own === "" && turn.more && turn.brief.playerText.includes("?")) return;
  turn.say(own || reacts(turn, who, "proof", words));
}
