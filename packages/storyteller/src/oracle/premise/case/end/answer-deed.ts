import { pattern } from "../../../patterns.ts";
import { shortName } from "../../lore/lore.ts";
import { personIn } from "../../moves/people/who.ts";
import { theThing } from "../../moves/record/items.ts";
import type { Grade, Turn } from "../../turn.ts";
import { cases } from "../case-content.ts";
import { lineOf, type More } from "../fill-in.ts";
import type { KeptCase } from "../kept-case.ts";
import { isAnyonesGuess } from "../open/open-story.ts";
import { aboutThing } from "../thing-named.ts";

/** The end of an open story answers the player's own last deed first, by its kind, with its thing and its person. */

/** What the hero carries of what a text names; of what the whole message names, where that has "it". */
const heldIn = (turn: Turn, text: string): string | undefined =>
  turn.memo.held.find(({ thing }) =>
    turn.sharesWords(thing, /\b(?:it|them)\b/iu.test(text) ? turn.brief.playerText : text),
  )?.thing;

/**
 * What the first of the written kinds says that a text has, and that has a line for what is at hand.
 * @param of "did" for deeds, "said" for words
 */
function lineIn(turn: Turn, grade: Grade, of: "did" | "said", text: string, who: More): string {
  const { lines } = cases();
  const held = heldIn(turn, text);
  for (const key of Object.keys(lines)) {
    const [kind = "", rest] = key.split(" strong");
    const found = rest === "" && kind.startsWith(of) ? pattern(`words ${kind}`).exec(text) : null;
    if (found === null) continue;
    const more = { ...who, ...aboutThing(turn, held === undefined ? text.slice(found.index) : theThing(held)) };
    const isOwn = kind === PLAIN && held !== undefined;
    const line = lineOf(turn, turn.memo.case!, lines[`${isOwn ? "own used" : kind} ${grade}`], more, true);
    if (line !== "") return line;
  }
  return "";
}
/** A deed of no kind. */
const PLAIN = "did do";

/** @param text the deed that decides it; empty where time has run out */
export function answersDeed(turn: Turn, kept: KeptCase, grade: Grade | null, text: string): string {
  if (grade === null || text === "" || !isAnyonesGuess(kept)) return "";
  const whole = turn.brief.playerText.replace(pattern("last not", "giu"), " ");
  // Whom it names; else the one who is faced, or who was spoken to last.
  const person =
    personIn(turn, whole.replace(pattern("last whose", "gu"), "")) ??
    turn.entry(kept.doer ? kept.who.opponent : turn.memo.last);
  const who: More = turn.isHere(person) ? { next: shortName(person), "is next": turn.pronoun(person) } : {};
  const deed = whole.replace(/[“"][^“”"]*[”"]?/gu, " ");
  if (deed === whole) return lineIn(turn, grade, /\b(?:say|tell|ask|beg)\b/iu.test(whole) ? "said" : "did", whole, who);
  // What is done beside the words has a line of its own, where it is a deed of a kind.
  const done = pattern("last beside words").test(deed) ? lineIn(turn, grade, "did", deed, {}) : "";
  return `${done} ${lineIn(turn, grade, "said", whole.replace(/^[^“"]*/u, ""), who)}`.trim();
}
