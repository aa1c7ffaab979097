import type { NarratedKind } from "#contracts/play/turn";
import type { HeroAct } from "#contracts/play/hero-act";
import type { PlayRequest } from "./play-request.ts";
import { refuse, type Refused } from "./refusal.ts";
import type { TurnRecord } from "./turn-record.ts";

/** The place of a turn in the ledger's tree, which is given by its parent, and what the player says there. */
export interface TurnPlace {
  readonly ok: true;
  readonly parent: TurnRecord | null;
  readonly kind: NarratedKind;
  readonly playerText: string;
  /** What the hero does by the rules. A turn that is told again does it again, unless its words are changed. */
  readonly act: HeroAct | null;
}

/** Finds turns of the ledger by id. */
export interface TurnFinder {
  get(id: string): TurnRecord | null;
}

/** Finds the place that a request asks for: after the head, after a named turn, or beside one (a retry or an edit). */
export function findPlace(request: PlayRequest, head: string | null, turns: TurnFinder): TurnPlace | Refused {
  const { place, kind, playerText, act } = request;
  if (place.at === "head") return { ok: true, parent: head === null ? null : turns.get(head), kind, playerText, act };
  const named = turns.get(place.turnId);
  if (!named) return refuse("not_found", "There is no such turn to go on from");
  if (place.at === "after") return { ok: true, parent: named, kind, playerText, act };
  if (named.kind === "sheet") {
    return refuse("invalid_input", "A change of a sheet can be undone, but not told again");
  }
  if (place.words !== null && named.kind !== "action") {
    return refuse("invalid_input", "The player said nothing in this turn that could be changed");
  }
  return {
    ok: true,
    parent: named.parentId === null ? null : turns.get(named.parentId),
    kind: named.kind,
    playerText: place.words ?? named.playerText,
    act: place.words === null ? named.act : null,
  };
}
