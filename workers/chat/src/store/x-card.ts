import type { HeadAnswer } from "#contracts/http/ledger";
import { refuse, type Refused } from "../domain/refusal.ts";
import type { Ledger } from "./ledger.ts";

/** Retracts a turn for good. Idempotent. */
export function retractTurn(ledger: Ledger, turnId: string | null, now: number): ({ ok: true } & HeadAnswer) | Refused {
  const turn = turnId === null ? null : ledger.turns.get(turnId);
  if (turnId !== null && !turn && !ledger.turns.isHidden(turnId)) return refuse("not_found", "There is no such turn");
  const change = turn ? ledger.retractTurn(turn, now) : { left: [], joined: [] };
  const { head } = ledger;
  return { ok: true, headTurnId: head, ...change, canUndo: head !== null, canRedo: ledger.redoTarget !== null };
}
