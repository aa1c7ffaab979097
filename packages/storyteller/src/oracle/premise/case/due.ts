import type { Turn } from "../turn.ts";

/** The opponent's next move is due: it is told at the end of the turn. */
export function moveIsDue(turn: Turn, isLast: boolean): void {
  const kept = turn.memo.case;
  if (kept === null) return;
  kept.due = true;
  // Who waits for the opponent twice over learns who it is from what they do.
  if (isLast && kept.late) kept.enough = true;
  if (isLast) kept.late = true;
}
