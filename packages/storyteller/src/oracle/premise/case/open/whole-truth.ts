import type { Turn } from "../../turn.ts";
import { fillIn } from "../fill-in.ts";
import type { KeptCase } from "../kept-case.ts";
import { truthOf } from "../parts/people-of-case.ts";
import { taskTruth } from "../task/ledger.ts";
import { clauseOf, isOpen } from "./open-story.ts";

/** What is behind a story, in words: written, or as the player has said it. */

/** What is behind the story, as it stands on record. */
export const wholeTruth = (turn: Turn, kept: KeptCase): string => {
  const truth = truthOf(kept);
  if (kept.task !== null) return taskTruth(kept);
  if (truth?.open === true) return kept.theory === "" ? "Nobody knows yet what it is." : kept.theory;
  return fillIn(turn, kept, truth?.truth ?? "");
};

/** Why it was done, as a clause: "because …"; of an open story what the player says it is. */
export const whyOf = (turn: Turn, kept: KeptCase): string =>
  isOpen(kept) ? clauseOf(turn, kept.theory) : fillIn(turn, kept, truthOf(kept)?.why ?? "").replace(/[.]$/u, "");
