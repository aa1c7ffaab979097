import type { HeadAnswer, HeadRequest } from "#contracts/http/ledger";
import { refuse, type Refused } from "../domain/refusal.ts";
import type { Ledger } from "./ledger.ts";

/** Where the player wants to move the head. */
export type HeadTarget = Pick<HeadRequest, "move" | "turnId" | "follow">;

/** The last turn of the path that the story last took after this turn. */
function lastAfter(ledger: Ledger, turnId: string): string {
  let at = turnId;
  for (let next = ledger.turns.get(at)?.lastChildId; next; next = ledger.turns.get(at)?.lastChildId) at = next;
  return at;
}

function targetOf(ledger: Ledger, { move, turnId, follow }: HeadTarget): string | null | Refused {
  const { head } = ledger;
  if (move === "undo") {
    if (head === null) return refuse("conflict", "There is nothing to undo");
    return ledger.turns.get(head)?.parentId ?? null;
  }
  if (move === "redo") return ledger.redoTarget ?? refuse("conflict", "There is nothing to redo");
  if (turnId === undefined || turnId === null) return null;
  if (!ledger.turns.get(turnId)) return refuse("not_found", "There is no such turn");
  return follow ? lastAfter(ledger, turnId) : turnId;
}

/** Moves the head (undo, redo, branch), and returns what changed. */
export function moveHead(ledger: Ledger, target: HeadTarget, now: number): ({ ok: true } & HeadAnswer) | Refused {
  const to = targetOf(ledger, target);
  if (typeof to === "object" && to !== null) return to;
  const change = ledger.moveHead(to, now);
  return { ok: true, headTurnId: to, ...change, canUndo: to !== null, canRedo: ledger.redoTarget !== null };
}
