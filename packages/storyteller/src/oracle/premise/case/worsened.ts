import type { Turn } from "../turn.ts";
import { cases } from "./case-content.ts";
import { lineOf } from "./fill-in.ts";
import { truthOf } from "./people-of-case.ts";

/** What is worse from now on, because the clock is full: in the terms of the aim. Empty where nothing is written for it. */
export function worsened(turn: Turn): string {
  const kept = turn.memo.case;
  const truth = kept === null ? undefined : truthOf(kept);
  return kept === null || truth === undefined ? "" : lineOf(turn, kept, cases().full[truth.kind]);
}
