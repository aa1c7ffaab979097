import type { DetailLevel } from "#contracts/options";
import type { Meaning } from "#contracts/play/reading";
import type { Scene } from "#contracts/play/scene";
import type { TurnKind, TurnToggles } from "#contracts/play/turn";
import type { Caller } from "#contracts/rpc/api";

/** After the head, after a named turn, or beside one: with its player's words, or with others in their stead. */
export type PlaceRequest =
  | { readonly at: "head" }
  | { readonly at: "after"; readonly turnId: string }
  | { readonly at: "beside"; readonly turnId: string; readonly words: string | null };

/** A request for a turn: validated, not yet authorized. Crosses RPC, from the route to the object. */
export interface PlayRequest {
  readonly caller: Caller;
  readonly campaignId: string;
  readonly turnId: string;
  readonly kind: TurnKind;
  /** SHA-256 of what was asked, hex: the same id with another digest is refused. */
  readonly digest: string;
  readonly playerText: string;
  readonly place: PlaceRequest;
  readonly detailLevel: DetailLevel | null;
  readonly toggles: TurnToggles;
  readonly memoryContext: string;
  /** How the player wants their words understood; null where the game master decides. */
  readonly readAs: Meaning | null;
  /** The narrator: the configured one; the oracle, where the player asked for it; or the table itself, with a note. */
  readonly narrator: "configured" | "oracle" | "table";
}

/** A request with some toggles left out: those are taken from the turn that this one continues or replaces. */
export type PlayRequestInput = Omit<PlayRequest, "toggles"> & { readonly toggles: Partial<TurnToggles> };

/** Whether memory is asked: not for an opening, which has no story before it, and not for the table's own note. */
export const usesMemory = ({ kind, narrator, toggles }: PlayRequest): boolean =>
  toggles.memoryEnhanced && kind !== "opening" && narrator !== "table";

/** An authorized request, with the scene that api answered. */
export interface AuthorizedPlay extends PlayRequest {
  readonly scene: Scene;
  /** How long authorization took, milliseconds. */
  readonly authorizeMs: number;
}
