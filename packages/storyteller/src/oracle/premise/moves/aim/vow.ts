import { titled } from "../../opening/goal-sentences.ts";
import { award } from "../../../rules/award.ts";
import { toSecondPerson } from "../../words/person-words.ts";
import { renewCase } from "../../case/draw-case.ts";
import { sayLead } from "../../case/leads.ts";
import { offerPlots } from "../plots.ts";
import { fullAim } from "./full-aim.ts";
import { BY, type Turn } from "../../turn.ts";

/** What the hero is after. */

/** The hero is after something else from now on. */
export function swear(turn: Turn, words: string): void {
  if (turn.memo.end !== null) turn.memo.end.rests = false;
  const aim = toSecondPerson(
    words.replace(/^(?:i (?:want|need|have|am here|wish|hope|plan|mean)(?: to)?|to|i'm after|i am after) /iu, ""),
  )
    .replace(/[.!]+$/u, "")
    .replace(/^(?=(?:who|what|why|where|how|when|whether) )/iu, "find out ");
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
  turn.log(`You set out to ${aim.charAt(0).toLowerCase()}${aim.slice(1)}.`);
  renewCase(turn);
  turn.say(`That is your aim now: ${aim.charAt(0).toLowerCase()}${aim.slice(1)}.`, sayLead(turn, "ask"));
  if (turn.memo.case?.found.length === 0) offerPlots(turn);
}

/** Whether something that is done or asked bears on the aim. */
export function bearsOnAim(turn: Turn, text: string, isInquiry: boolean): boolean {
  const { main } = turn;
  if (main === undefined) return false;
  const isCase =
    /^(?:Find out|Learn|Discover|Uncover|Know|Solve|Prove)\b/iu.test(main.title) || main.kind === "mystery";
  return isCase === isInquiry || turn.sharesWords(`${main.title} ${turn.memo.clues.slice(-3).join(" ")}`, text);
}

/** The reward of a story that ended. */
export async function reward(turn: Turn): Promise<void> {
  const { sheet, brief } = turn;
  if (sheet === null || turn.ended === "") return;
  turn.say(await award(brief, sheet, 100 * sheet.level, "The aim of the story is reached"));
}
