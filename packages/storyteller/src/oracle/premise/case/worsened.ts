import type { Turn } from "../turn.ts";
import { isCosy } from "./aim/aim-of-case.ts";
import { cases } from "./case-content.ts";
import { fillIn, lineOf } from "./fill-in.ts";
import { truthOf } from "./parts/people-of-case.ts";

/** What is worse from now on, because the clock is full: in the terms of the aim. Empty where nothing is written for it. */
export function worsened(turn: Turn): string {
  const kept = turn.memo.case;
  const truth = kept === null ? undefined : truthOf(kept);
  if (kept === null || truth === undefined) return "";
  if (kept.task !== null) return fillIn(turn, kept, turn.oneOf(cases().tasks.moves.time));
  const all = cases().full[truth.open === true ? "open" : truth.kind] ?? [];
  // In a comedy nobody is lynched, and in a cosy story nobody is hurt.
  const isGentle = kept.tone === "comic" || isCosy(turn);
  const gentle = all.filter((each) => typeof each !== "string" && each.tones?.includes("comic"));
  return isGentle && gentle.length > 0 ? lineOf(turn, { ...kept, tone: "comic" }, gentle) : lineOf(turn, kept, all);
}
