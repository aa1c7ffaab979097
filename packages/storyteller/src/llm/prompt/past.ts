import type { StoryState } from "#contracts/story/state";
import type { TurnBrief } from "../../ports.ts";
import { type Entry, type FilledLane, fillLane } from "./budget.ts";
import { type Transcript, transcriptWithin } from "./transcript.ts";

/** What the past may cost, in tokens. */
export interface PastBudget {
  /** Summaries and transcript together. */
  readonly together: number;
  readonly summaries: number;
  readonly transcript: number;
  /** What the transcript is cut to when it has more. */
  readonly transcriptCut: number;
}

/**
 * The transcript, and summaries of what it does not hold. The turn in which it lets go of a block has the summaries of that block already,
 * and a scene whose first turns are gone is summed up whole: no turn is in neither.
 */
export function pastOf(turn: TurnBrief, budget: PastBudget): { summaries: FilledLane; transcript: Transcript } {
  let first = turn.contextFrom ?? turn.transcript[0]?.number ?? 0;
  for (;;) {
    // The newest matter most where not all fit.
    const entries = summariesBefore(turn.story, first).toReversed();
    const summaries = fillLane({ name: "summaries", entries, tokens: budget.summaries, unbroken: true });
    const most = Math.min(Math.max(0, budget.together - summaries.tokens), budget.transcript);
    const transcript = transcriptWithin(turn.transcript, turn.contextFrom, most, Math.min(most, budget.transcriptCut));
    const start = transcript.from ?? turn.number;
    if (start <= first) return { summaries, transcript };
    // More summaries leave less room, so that the transcript may begin later still: at the turn's own number at the latest.
    first = start;
  }
}

/** Summaries of scenes of which a turn before the first one is part. */
const summariesBefore = ({ summaries }: StoryState, first: number): Entry[] =>
  summaries
    .filter(({ from }) => from < first)
    .map(({ from, to, text }) => ({ id: `turns ${from}–${to}`, text: `Turns ${from} to ${to}: ${text}` }));
