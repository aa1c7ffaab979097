import { complication } from "../../case/happen.ts";
import { pattern } from "../../../patterns.ts";
import { cases } from "../../case/case-content.ts";
import { fillIn } from "../../case/fill-in.ts";
import { wayKind } from "../../case/task/way-kind.ts";
import type { Turn } from "../../turn.ts";

/** What there is to see or to meet between two places, by the kind of the way: each once in a story. */
export function onTheWay(turn: Turn, from: string, to: string): string {
  const kept = turn.memo.case;
  if (kept === null || from === "") return "";
  const texts = cases().tasks.journeys[wayKind(turn, from, to)].filter(
    (text) => !turn.wasSaid(text) && isAgreed(turn, text),
  );
  return texts.length === 0 ? "" : fillIn(turn, kept, turn.oneOf(texts));
}

/** What a written sentence shows, and what of the player's texts denies it: water in a drought, warmth in the frost, what hums where all has stopped. */
const DENIED = ["wet", "warm", "running", "windy", "clear"] as const;

/** Whether the player's texts say nothing against a written sentence. */
export const isAgreed = (turn: Turn, text: string): boolean =>
  DENIED.every(
    (sort) =>
      !pattern(`sight ${sort}`).test(text) ||
      !turn.lore.written.some((each) => pattern(`sight not ${sort}`).test(each.text)),
  );

/** The die of a new scene: as expected, or something goes wrong on the way. */
export async function sceneDie(turn: Turn): Promise<void> {
  const { total } = await turn.brief.table.roll("1d6", "The way: 1–4 as expected, 5–6 something is different");
  turn.rolled = true;
  if (total > 4) turn.say(complication(turn, "travel"));
}
