import { pattern } from "../../patterns.ts";
import { kindOfNoun } from "../lore/nouns.ts";
import type { Turn } from "../turn.ts";
import { done, type Outcome } from "./act.ts";

/** A word to the table, "lol" or "thanks", is answered at the table. */
export function tableWord(turn: Turn, text: string): Outcome {
  if (turn.paragraphs.length === 0 && !turn.moved && text !== "" && kindOfNoun(text) === null)
    turn.say(
      pattern("table-word table word").test(text)
        ? "Your turn."
        : /^(?:thanks|ty)/iu.test(text)
          ? "You are welcome. What do you do?"
          : "Noted at the table. What do you do?",
    );
  return done("meta");
}
