import { withCapitals } from "../../lore/capitals.ts";
import { pattern } from "../../../patterns.ts";
import { titled } from "../../opening/goal-sentences.ts";
import { award } from "../../../rules/award.ts";
import { isVerb } from "../../words/clauses.ts";
import { toSecondPerson } from "../../words/person-words.ts";
import { renewCase } from "../../case/draw-case.ts";
import { sayLead } from "../../case/leads.ts";
import { isShared } from "../../case/aim/object-of-aim.ts";
import { beginPlot } from "../plots.ts";
import { fullAim } from "./full-aim.ts";
import { BY, type Turn } from "../../turn.ts";

/** What the hero is after. */

/** The hero is after something else from now on. */
export function swear(turn: Turn, words: string): void {
  // "I am after silencing the bell": that is what is left, and no new crime.
  const rest = turn.memo.end?.rest?.part ?? "";
  if (turn.memo.case === null && rest !== "" && isShared(rest.replace(/^\S+ /u, ""), words))
    return turn.say(`That is what you are after: ${rest}. It takes no more than the deed. How do you go about it?`);
  if (turn.memo.end !== null) turn.memo.end.rests = false;
  const aim = toSecondPerson(words.replace(pattern("vow swear"), ""))
    .replace(/[.!]+$/u, "")
    .replace(pattern("vow swear 2"), "find out ");
  if (turn.main?.title.toLowerCase().endsWith(aim.toLowerCase()) === true)
    return turn.say(`That is what you are after: ${fullAim(turn.main)}.`, sayLead(turn, "ask"));
  const title = titled(aim).slice(0, 118);
  for (const old of turn.story.threads)
    if (old.state === "open" && old.kind !== "promise" && old.title !== title)
      turn.change({ type: "thread_changed", by: BY, title: old.title, state: "dropped" });
  const isDeed = /^(?:\p{Ll}+ )/u.test(aim);
  turn.change({
    type: "thread_changed",
    by: BY,
    title,
    question: (isDeed ? `Will you ${aim.charAt(0).toLowerCase()}${aim.slice(1)}?` : "What is behind it?").slice(0, 400),
    kind: "quest",
    state: "open",
  });
  turn.log(setOut(`${aim.charAt(0).toLowerCase()}${aim.slice(1)}`));
  renewCase(turn);
  turn.say(
    `That is your aim now: ${isDeed ? withCapitals(turn.lore, ` ${aim.charAt(0).toLowerCase()}${aim.slice(1)}`).trim() : aim}.`,
    sayLead(turn, "ask"),
  );
  if (turn.memo.case?.found.length === 0 && turn.memo.pending?.sort !== "drawn") beginPlot(turn);
}

/** What the hero set out to do, or, of an aim without a verb, what they were after: "You were after the royal goose." */
export function setOut(aim: string): string {
  const [first = ""] = aim.split(/[ ,]/u);
  const isDeed =
    (isVerb(first) || pattern("vow set out", "u").test(first)) && !pattern("vow set out 2", "u").test(first);
  return isDeed ? `You set out to ${aim}.` : `You were after ${nameless(aim)}.`;
}
/** "colonel Fudge's marrow": a title keeps its capital, and what is cut has no full stop beside its dots. */
const nameless = (aim: string): string => aim.replace(pattern("vow nameless", "u"), (letter) => letter.toUpperCase());

/** Whether something that is done or asked bears on the aim. */
export function bearsOnAim(turn: Turn, text: string, isInquiry: boolean): boolean {
  const { main } = turn;
  if (main === undefined) return false;
  const isCase = pattern("vow bears on aim").test(main.title) || main.kind === "mystery";
  return isCase === isInquiry || turn.sharesWords(`${main.title} ${turn.memo.clues.slice(-3).join(" ")}`, text);
}

/** The reward of a story that ended. */
export async function reward(turn: Turn): Promise<void> {
  const { sheet, brief } = turn;
  if (sheet === null || turn.ended === "") return;
  turn.say(await award(brief, sheet, 100 * sheet.level, "The aim of the story is reached"));
}
