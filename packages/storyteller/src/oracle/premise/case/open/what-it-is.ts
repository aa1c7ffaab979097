import { pattern, storedPattern } from "../../../patterns.ts";
import { contentWords } from "../../lore/nouns.ts";
import type { Turn } from "../../turn.ts";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import { capitalise } from "#english/noun-phrase";
import { lineFor } from "../fill-in.ts";
import { standsAt } from "../leads.ts";
import { isShared } from "../aim/object-of-aim.ts";
import { ownWords } from "../reveal-clue.ts";
import { clauseOf, isAnyonesGuess, isOpen, isSearch } from "./open-story.ts";

/** Questions about what the matter of an open story is: answered with what the player has said, once it is so. */

const ASKS = storedPattern("theory asks");
const DECIDED = storedPattern("theory where");
const GUILT = storedPattern("question guilt");

/** Whether a question asks what the matter is: who is behind it, what is going on, why the bells ring. */
function asksIt(turn: Turn, question: string): boolean {
  const kept = turn.memo.case!;
  const low = question.trim();
  if (!/\b(?:who|what|why|how|where)\b/iu.test(low) || /^how (?:is|are|does|do)\b.*\bnow\b/iu.test(low)) return false;
  if (ASKS.test(low) || (/^who\b/iu.test(low) && GUILT.test(low))) return true;
  return (
    /^(?:so |and |but )?(?:why|what|how|who)\b/iu.test(low) &&
    contentWords(low).size > (pattern("what-it-is asks it").test(low) ? 0 : 1) &&
    ownWords(turn, kept, low).length === 0 &&
    isShared(`${kept.aim} ${kept.threat}`, low)
  );
}

/** The answer; empty where the question is another one, or the story is none. */
export function whatItIs(turn: Turn, question: string): string {
  const kept = turn.memo.case;
  if (kept !== null && isOpen(kept) && kept.announced && DECIDED.test(question)) return standsAt(turn);
  if (kept === null || !isAnyonesGuess(kept) || !asksIt(turn, question)) return "";
  if (isSearch(kept) && kept.theory !== "" && !kept.doer && /^(?:so |and |but )?who\b/iu.test(question.trim()))
    return "";
  if (kept.theory === "") return `Nobody knows that yet. ${standsAt(turn)}`.trim();
  const name = capitalise(shortName(turn.entry(kept.who.opponent)));
  if (/^(?:so |and |but )?who\b/iu.test(question.trim()))
    return kept.doer
      ? `${kept.theory.includes(name) ? "" : `${name}. `}${kept.theory}`
      : `Nobody in person: ${clauseOf(turn, kept.theory)}.`;
  return kept.theory;
}

/** How somebody takes what it is, who hears it from the hero: once, and then they have no more to say. Empty where nobody has said it, or who it is is asked. */
export function takesTruth(turn: Turn, who: LoreEntry, question: string): string {
  const { case: kept } = turn.memo;
  if (
    kept === null ||
    kept.theory === "" ||
    !isOpen(kept) ||
    DECIDED.test(question) ||
    (kept.doer && /\bwho\b/iu.test(question))
  )
    return "";
  const key = `takes it ${who.name}`;
  const isAgain = turn.wasSaid(key);
  turn.markSaid(key);
  return lineFor(turn, isAgain ? "no more known" : "open it is so", shortName(who));
}

/** The answer that an end gives to what the hero wanted to know. */
export const asAnswer = (turn: Turn, theory: string, asked: string): string =>
  `${/^why\b/iu.test(asked) ? "This is why" : /^who\b/iu.test(asked) && turn.memo.case?.doer === true ? "This is who" : "The answer"}: ${clauseOf(turn, theory)}.`;
