import { pattern } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import { reacts } from "../../moves/people/reacts.ts";
import type { Turn } from "../../turn.ts";
import { fillIn } from "../fill-in.ts";
import { isNobodys, isOpen } from "../open/open-story.ts";
import { openClues } from "../leads.ts";
import { truthOf } from "./people-of-case.ts";
import { record, saidBy } from "../reveal-clue.ts";

/** The answers of people who do not simply say what they know: the opponent, and the opponent's tool. */

/** Whether somebody is behind it; of an open story, whom the player has named. */
export const isOpponent = ({ memo }: Turn, { name }: LoreEntry): boolean =>
  memo.case?.who.opponent === name && !isNobodys(memo.case);
export const isTool = ({ memo }: Turn, { name }: LoreEntry): boolean =>
  memo.case?.who.tool === name && !isOpen(memo.case);

/** A question that asks for whatever somebody knows. */
export const isOpenQuestion = (words: string): boolean => pattern("answers-of-people is open question").test(words);

/** The opponent lies once, towards the suspect, and then says nothing of use. */
export function evades(turn: Turn, who: LoreEntry): string {
  const kept = turn.memo.case;
  const truth = kept === null ? undefined : truthOf(kept);
  if (kept === null || truth?.lie === undefined || kept.said.includes("lie")) return reacts(turn, who, "refuses", "");
  kept.said.push("lie");
  const lie = fillIn(turn, kept, truth.lie);
  turn.fact(fillIn(turn, kept, "{Opponent} says that it was {suspect}."));
  turn.moved = true;
  return saidBy(lie, shortName(who));
}

/** The tool gives way, and says what they did: the next clue about who it was with it. Empty where that was said. */
export function confesses(turn: Turn, who: LoreEntry): string {
  const kept = turn.memo.case;
  const truth = kept === null ? undefined : truthOf(kept);
  if (kept === null || truth?.confess === undefined || kept.said.includes("confess")) return "";
  kept.said.push("confess");
  const words = fillIn(turn, kept, truth.confess);
  const clue = openClues(kept).find(({ about }) => about === "who") ?? openClues(kept)[0];
  if (clue !== undefined) record(turn, kept, clue, { by: who, way: "talk" });
  turn.fact(`${capitalise(shortName(who))} admits it.`);
  return saidBy(words, shortName(who));
}
