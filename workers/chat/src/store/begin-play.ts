import type { TurnSource } from "#contracts/play/turn";
import { type DiceSeed, newTurn } from "../domain/begin-turn.ts";
import { findPlace } from "../domain/place.ts";
import { type PlayRequest, refuse, type Refused } from "../domain/play-request.ts";
import { crossedWords } from "../domain/safety/crossed-words.ts";
import type { TurnRecord } from "../domain/turn-record.ts";
import type { Ledger } from "./ledger.ts";

/** What becomes of a request to play: a turn to begin, one that is already known, or a refusal. */
export type Begun = { readonly ok: true; readonly turn: TurnRecord; readonly fresh: boolean } | Refused;

/**
 * Makes the turn that is to begin, or finds the one that was asked for before. Awaits nothing, and who calls it writes the turn
 * without awaiting anything, so that of two requests one comes first: the same id twice is one turn, and while one is told no
 * other begins (design.md §6).
 */
export function beginPlay(
  ledger: Ledger,
  request: PlayRequest,
  source: TurnSource,
  busy: boolean,
  dice: DiceSeed,
  now: number,
): Begun {
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

  // The table's own note is never withheld.
  const line = source === "table" ? null : ledger.safety.lineIn(place.playerText);
  if (line !== null) return refuse("line_crossed", crossedWords(line));

  const sibling = ledger.turns.firstChild(place.parent?.id ?? null);
  const turn = newTurn(request, place, sibling, dice, ledger.detailLevel, source, now);
  return { ok: true, turn, fresh: true };
}
