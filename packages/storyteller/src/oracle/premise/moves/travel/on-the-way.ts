import { cases } from "../../case/case-content.ts";
import { fillIn } from "../../case/fill-in.ts";
import { wayKind } from "../../case/task/way-kind.ts";
import type { Turn } from "../../turn.ts";

/** What there is to see or to meet between two places, by the kind of the way: each once in a story. */
export function onTheWay(turn: Turn, from: string, to: string): string {
  const kept = turn.memo.case;
  if (kept === null || from === "") return "";
  const texts = cases().tasks.journeys[wayKind(turn, from, to)].filter((text) => !turn.wasSaid(text));
  return texts.length === 0 ? "" : fillIn(turn, kept, turn.oneOf(texts));
}
