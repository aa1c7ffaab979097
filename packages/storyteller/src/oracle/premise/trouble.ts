import { askPlayer } from "./hand-over.ts";
import { troubles } from "./proposals.ts";
import { timeIsUp } from "./goal.ts";
import type { Turn } from "./turn.ts";

/** What goes wrong. Each time a clock advances, and every second time the player says what has happened. */

const BY = "game_master" as const;
/** The name of the clock in a story whose texts set no deadline. */
const TROUBLE = "Things come to a head";
const SEGMENTS = 6;

/**
 * Advances the clock. Returns what the player reads about it.
 * @param why what went wrong, for the clock: "Time lost at the mill"
 * @param asks whether the player may be asked what has happened; false if another question follows
 */
export async function trouble(turn: Turn, why: string, asks = true): Promise<string> {
  const running = turn.story.clocks.find(({ filled, segments }) => filled < segments);
  if (running === undefined && turn.story.clocks.length > 0)
    return asks && turn.memo.pending === null ? timeIsUp(turn) : "";
  const name = running?.name ?? TROUBLE;
  turn.change(
    running === undefined
      ? {
          type: "clock_changed",
          by: BY,
          name,
          segments: SEGMENTS,
          ticks: 1,
          fills: why.slice(0, 400),
          full: "It comes to a head.",
          shown: true,
        }
      : { type: "clock_changed", by: BY, name, ticks: 1 },
  );
  turn.memo.moves += 1;
  const clock = turn.story.clocks.find((each) => each.name === name);
  const filled = clock?.filled ?? 1;
  const segments = clock?.segments ?? SEGMENTS;
  if (filled >= segments) return asks ? `${clock?.full ?? ""} ${timeIsUp(turn)}`.trim() : (clock?.full ?? "");
  const wording = `${name}: ${filled} of ${segments}.`;
  if (!asks || turn.memo.moves % 2 === 1 || turn.memo.pending !== null) return wording;
  return `${wording} ${askPlayer(turn, {
    kind: "cost",
    asks: "And something goes wrong. What?",
    about: "what goes wrong",
    choices: troubles(turn),
  })}`;
}
