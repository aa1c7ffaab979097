import { pattern, storedPattern } from "../../../patterns.ts";
import { isOpenQuestion } from "../../case/parts/answers-of-people.ts";
import { isShared } from "../../case/aim/object-of-aim.ts";
import { ownWords } from "../../case/reveal-clue.ts";
import type { Turn } from "../../turn.ts";
import { isOfSelf, kindOfQuestion, questionIn } from "../drawn-answer.ts";

const GUILT = storedPattern("question guilt");

/** Whether what is asked is for the case to answer, and never for the dice. */
export function plotDecides(turn: Turn, words: string): boolean {
  const kept = turn.memo.case;
  const kind = kindOfQuestion(turn, words);
  if (kept === null || isOfSelf(kind)) return false;
  // "Where did you go?": their own way decides nothing.
  if (/^where(?: to| from)?$/u.test(kind ?? "") && /\byou\b/iu.test(questionIn(words))) return false;
  // What somebody thinks of it decides nothing.
  if (pattern("question opinion").test(words) || pattern("by-case who else").test(words)) return false;
  if (GUILT.test(words)) return true;
  // What asks for more than the aim is about something else.
  return (
    ownWords(turn, kept, words).length === 0 &&
    (isOpenQuestion(words) ||
      (!pattern("question plot decides", "u").test(kind ?? "") &&
        isShared(`${kept.prize.words} ${kept.threat} ${kept.aim}`, words)))
  );
}
