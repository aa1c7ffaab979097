import type { TurnSource } from "#contracts/play/turn";
import { type DiceSeed, newTurn } from "../domain/new-turn.ts";
import { findPlace } from "../domain/turn-place.ts";
import type { PlayRequest } from "../domain/play-request.ts";
import { refuse, type Refused } from "../domain/refusal.ts";
import { lineCrossedMessage } from "../domain/safety/line-crossed-message.ts";
import type { NarratedTurn, TurnRecord } from "../domain/turn-record.ts";
import type { Ledger } from "./ledger.ts";

/** The result of resolving a request: a new turn, an existing turn, or a refusal. */
export type ResolvedTurn =
  | { readonly ok: true; readonly turn: NarratedTurn; readonly fresh: true }
  | { readonly ok: true; readonly turn: TurnRecord; readonly fresh: false }
  | Refused;

/**
 * Makes the new turn, or finds the turn with the same id. This function is synchronous on purpose, and its caller writes the turn without
 * awaiting anything. So no other request can run between this check and the write: two requests with the same id give one turn, and only
 * one turn runs at a time.
 */
export function resolveTurn(
  ledger: Ledger,
  request: PlayRequest,
  source: TurnSource,
  busy: boolean,
  dice: DiceSeed,
  now: number,
): ResolvedTurn {
  const known = ledger.turns.get(request.turnId);
  if (known) {
    return known.requestDigest === request.digest
      ? { ok: true, turn: known, fresh: false }
      : refuse("turn_mismatch", "This turn was already asked for with other words");
  }
  if (ledger.turns.isHidden(request.turnId)) return refuse("conflict", "This turn was taken off the table");
  if (busy) return refuse("turn_in_flight", "The game master is still replying");
  if (request.kind === "opening" && request.place.at === "head" && ledger.head !== null) {
    const first = ledger.turns.get(ledger.activePath()[0] ?? "");
    return first?.kind === "opening"
      ? { ok: true, turn: first, fresh: false }
      : refuse("conflict", "The story has already begun");
  }
  const place = findPlace(request, ledger.head, ledger.turns);
  if (!place.ok) return place;

  // A note of the table is never refused because of a line.
  const line = source === "table" ? null : ledger.safety.lineIn(place.playerText);
  if (line !== null) return refuse("line_crossed", lineCrossedMessage(line));

  const sibling = ledger.turns.firstChild(place.parent?.id ?? null);
  const turn = newTurn(request, place, sibling, dice, ledger.detailLevel, source, now);
  return { ok: true, turn, fresh: true };
}
