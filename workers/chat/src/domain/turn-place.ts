import type { TurnKind } from "#contracts/play/turn";
import type { PlayRequest } from "./play-request.ts";
import { refuse, type Refused } from "./refusal.ts";
import type { TurnRecord } from "./turn-record.ts";

/** The place of a turn in the ledger's tree, which is given by its parent, and what the player says there. */
export interface TurnPlace {
  readonly ok: true;
  readonly parent: TurnRecord | null;
  readonly kind: TurnKind;
  readonly playerText: string;
}

/** Finds turns of the ledger by id. */
export interface TurnFinder {
  get(id: string): TurnRecord | null;
}

/** Finds the place that a request asks for: after the head, after a named turn, or beside one (a retry or an edit). */
export function findPlace(request: PlayRequest, head: string | null, turns: TurnFinder): TurnPlace | Refused {
  const { place, kind, playerText } = request;
  if (place.at === "head") return { ok: true, parent: head === null ? null : turns.get(head), kind, playerText };
  const named = turns.get(place.turnId);
  if (!named) return refuse("not_found", "There is no such turn to go on from");
  if (place.at === "after") return { ok: true, parent: named, kind, playerText };
  if (place.words !== null && named.kind !== "action") {
    return refuse("invalid_input", "The player said nothing in this turn that could be changed");
  }
  return {
    ok: true,
    parent: named.parentId === null ? null : turns.get(named.parentId),
    kind: named.kind,
    playerText: place.words ?? named.playerText,
  };
}
