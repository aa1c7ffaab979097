import type { StoryState } from "#contracts/story/state";
import type { TurnBrief } from "../../ports.ts";
import { type Entry, type FilledLane, fillLane } from "./budget.ts";
import { type Transcript, transcriptWithin } from "./transcript.ts";

/** Budgets for the story's past in the prompt, in tokens. */
export interface PastBudget {
  /** The budget of summaries and transcript together. */
  readonly together: number;
  readonly summaries: number;
  /** The summaries' own budget, of which other parts may have left less. */
  readonly ownSummaries: number;
  readonly transcript: number;
  /** The size to which the transcript is cut when it exceeds its budget. */
  readonly transcriptCut: number;
}

/**
 * The transcript, and summaries of the turns that it no longer holds. When the transcript drops a block of turns, the summaries of that
 * block are added in the same turn. A scene whose first turns were dropped is summarised as a whole. So every turn is in the transcript or
 * in a summary.
 */
export function pastOf(turn: TurnBrief, budget: PastBudget): { summaries: FilledLane; transcript: Transcript } {
  let first = turn.contextFrom ?? turn.transcript[0]?.number ?? 0;
  for (;;) {
    // If not all summaries fit, the newest ones are kept.
    const entries = summariesBefore(turn.story, first).toReversed();
    const summaries = fillLane({
      name: "summaries",
      entries,
      tokens: budget.summaries,
      budget: budget.ownSummaries,
      unbroken: true,
    });
    const most = Math.min(Math.max(0, budget.together - summaries.tokens), budget.transcript);
    const transcript = transcriptWithin(turn.transcript, turn.contextFrom, most, Math.min(most, budget.transcriptCut));
    const start = transcript.from ?? turn.number;
    if (start <= first) return { summaries, transcript };
    // More summaries leave less room for the transcript, so that it may have to begin later again. The loop ends at this turn's own number at the
    // latest.
    first = start;
  }
}

/** Summaries of scenes that contain a turn before the first turn of the transcript. */
const summariesBefore = ({ summaries }: StoryState, first: number): Entry[] =>
  summaries
    .filter(({ from }) => from < first)
    .map(({ from, to, text }) => ({ id: `turns ${from}–${to}`, text: `Turns ${from} to ${to}: ${text}` }));
