import { moveIsDue } from "../../case/due.ts";
import { isOnRest } from "../../case/end/rest-of-aim.ts";
import { worsened } from "../../case/worsened.ts";
import { BY, type Turn } from "../../turn.ts";

/** The clock that runs against the hero. */

export const SEGMENTS = 6;
/** So many messages the clock takes its time: a segment for each five, and it is not full. */
const UNHURRIED = 25;
const MESSAGES_OF_SEGMENT = 5;
/** At each second segment the opponent moves. */
const MOVES_AT = 2;

/** How far the clock stands. */
export function clockStands(turn: Turn): string {
  const clock = turn.story.clocks[0];
  if (clock !== undefined && turn.memo.case?.late === true) return clock.full;
  return clock === undefined || isOnRest(turn) ? "" : `${clock.name}: ${clock.filled} of ${clock.segments}.`;
}

/** Whether so much of the clock would be too much for so few messages. Who plays well has time. */
export const isEarly = ({ brief: { number } }: Turn, filled: number): boolean =>
  number <= UNHURRIED && filled > Math.ceil(number / MESSAGES_OF_SEGMENT);

/**
 * Moves the clock by wasted time: ways gone twice, rests, misses, threats. Questions, first visits and what is found cost none. At each second segment the opponent does something; when it is full, the worst of it, and the end is harder.
 * @param isPrice whether the player pays with it, and knows it: that is never free
 */
export function tick(turn: Turn, isPrice = false): string {
  const clock = turn.story.clocks[0];
  // What is left of an aim and only needs a deed has no deadline.
  if (
    clock === undefined ||
    turn.main === undefined ||
    isOnRest(turn) ||
    (turn.memo.case?.showdown !== null && turn.memo.case?.showdown !== undefined)
  )
    return "";
  // The first messages belong to the player: looking about does not use up the time.
  if (!isPrice && (turn.hasFound || isEarly(turn, clock.filled + 1))) return "";
  turn.change({ type: "clock_changed", by: BY, name: clock.name, ticks: 1 });
  const filled = clock.filled + 1;
  // That time passes is shown by what comes of it.
  if (filled % MOVES_AT !== 0) return "";
  // It gets worse in the terms of the case, once.
  const isFirst = turn.memo.case?.late === false;
  moveIsDue(turn, filled >= clock.segments);
  if (filled < clock.segments) return turn.memo.case?.late === true ? "" : `*${clockStands(turn)}*`;
  turn.change({ type: "clock_changed", by: BY, name: clock.name, ticks: -clock.segments });
  return `*${clock.name}: full.* ${(isFirst ? worsened(turn) : "") || clock.full}`;
}
