import { pattern, storedPattern } from "../../../patterns.ts";
import { isFrame } from "../../opening/seeds.ts";
import type { Turn } from "../../turn.ts";
import { clockStands } from "../aim/clock.ts";

/** How much time is left, in the hours or days of the player's own texts. */

const NUMBERS =
  "none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety".split(
    " ",
  );
const TERM = new RegExp(
  `\\b(${NUMBERS.slice(1).join("|")}|\\d{1,3}) (hours|days|nights|weeks|months|minutes)\\b(?= (?:run out|from now|left|remain|before|to go|until)|[.,;]|$)`,
  "iu",
);
const inNumbers = (at: number): number => (at > 20 ? (at - 18) * 10 : at);
const ASKS = storedPattern("time-left asks");

/** Answers how much time is left; empty for another question, and where nothing runs against the hero. */
export function timeLeft(turn: Turn, question: string): string {
  const [clock] = turn.story.clocks;
  if (clock === undefined || !ASKS.test(question) || pattern("time-left time left").test(question)) return "";
  const stands = clockStands(turn);
  const term = turn.lore.sentences
    .filter(
      ({ own, source, text }) =>
        own && source !== "story" && source !== "hero" && (source === "notes" || isFrame(text)),
    )
    .map(({ text }) => TERM.exec(text))
    .find((found) => found !== null);
  if (term === undefined || term === null || turn.main === undefined) return stands;
  const [, count = "", unit = ""] = term;
  const all = /\d/u.test(count) ? Number(count) : inNumbers(NUMBERS.indexOf(count.toLowerCase()));
  if (turn.memo.case?.late === true)
    return `The ${count} ${unit} are over.${stands.includes(unit) ? "" : ` ${stands}`}`;
  const left = Math.max(1, Math.round(all * (1 - clock.filled / clock.segments)));
  return left >= all
    ? `All of the ${count} ${unit} are left. ${stands}`
    : `About ${left > 20 ? left : NUMBERS[left]} of the ${count} ${unit} ${left === 1 ? "is" : "are"} left. ${stands}`;
}
