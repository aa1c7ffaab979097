import { shortName } from "../../lore/lore.ts";
import type { Turn } from "../../turn.ts";
import { cases } from "../case-content.ts";
import { fillIn } from "../fill-in.ts";

/** What happens by the clock in an open task: the rival of the texts does something, or time only passes. Nobody else is against the hero. */
export function timeMoves(turn: Turn): void {
  const kept = turn.memo.case!;
  const { rival, time } = cases().tasks.moves;
  const who = kept.task!.rival;
  const isRival = who !== "" && turn.member(who)?.alive !== false && kept.moves.length % 2 === 0;
  kept.moves.push(kept.moves.length);
  const more = { person: isRival ? shortName(turn.entry(who)) : "", step: "", thing: "", place: "", other: "" };
  const text = fillIn(turn, kept, turn.oneOf(isRival ? rival : time), more);
  turn.log(text.slice(0, 180));
  turn.say(text);
}
