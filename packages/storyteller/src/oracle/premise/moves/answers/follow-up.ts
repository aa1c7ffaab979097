import { pattern } from "../../../patterns.ts";
import { findClue, subjectWords } from "../../case/reveal-clue.ts";
import type { Turn } from "../../turn.ts";

/**
 * What the game itself has made the player curious of, a shadow beneath the door or a key under a pillow, has an end: `behind` of the detail.
 * It is kept, and the next look, opening or question that goes after it brings it.
 */

const KEY = "follow ";
/** So many turns a shadow waits. */
const WAITS = 3;

/** Keeps what is behind a detail that was told. */
export function keepFollowUp(turn: Turn, text: string, then: string): void {
  const { memo } = turn;
  memo.settled = memo.settled.filter(({ key }) => !key.startsWith(KEY));
  memo.settled.push({
    key: `${KEY}${turn.brief.number} ${[...subjectWords(text)].join(" ")}`.slice(0, 120),
    answer: then,
  });
}

/** What is behind the detail that a deed or a question goes after; empty where it goes after none. */
export function followUp(turn: Turn, text: string): string {
  const kept = turn.memo.settled.find(({ key }) => key.startsWith(KEY));
  if (kept === undefined || !pattern("follows up").test(text)) return "";
  const [number = "", ...words] = kept.key.slice(KEY.length).split(" ");
  const age = turn.brief.number - Number(number);
  if (age > WAITS) return "";
  const own = [...subjectWords(text)];
  const isPlain = own.length === 0 || pattern("follow-up follow up").test(text);
  if (!own.some((word) => words.includes(word)) && !(isPlain && age < 2)) return "";
  turn.memo.settled = turn.memo.settled.filter((each) => each !== kept);
  turn.moved = true;
  turn.log(kept.answer.slice(0, 180));
  return [kept.answer, findClue(turn, "look", text, true, false)].filter((part) => part !== "").join(" ");
}
