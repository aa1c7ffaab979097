import type { Adventure } from "#content/adventures/schema";
import type { DetailLevel } from "#contracts/options";
import type { HeroAct } from "#contracts/play/hero-act";
import type { Meaning } from "#contracts/play/reading";
import type { Scene } from "#contracts/play/scene";
import type { NarratedKind, TurnToggles } from "#contracts/play/turn";
import type { Caller } from "#contracts/rpc/api";
import type { ModelPermit } from "#contracts/rpc/connections";

/**
 * Where the turn goes: after the head, after a named turn, or beside a named turn. Beside a turn, `words` replaces its player's text; if
 * it is null, the text stays.
 */
export type PlaceRequest =
  | { readonly at: "head" }
  | { readonly at: "after"; readonly turnId: string }
  | { readonly at: "beside"; readonly turnId: string; readonly words: string | null };

/** A request for a turn. It is validated but not yet authorized. The route sends it to the table over RPC. */
export interface PlayRequest {
  readonly caller: Caller;
  readonly campaignId: string;
  readonly turnId: string;
  readonly kind: NarratedKind;
  /** SHA-256 of the request, hex. A request with the same turn id and another digest is refused. */
  readonly digest: string;
  readonly playerText: string;
  readonly place: PlaceRequest;
  readonly detailLevel: DetailLevel | null;
  readonly toggles: TurnToggles;
  readonly memoryContext: string;
  /** What the hero does by the rules. Null if the turn was not sent from a sheet. */
  readonly act: HeroAct | null;
  /** How the player wants their words to be understood. Null if the game master decides. */
  readonly readAs: Meaning | null;
  /** The narrator: the configured one, the oracle if the player requested it, or the table itself, which answers with a note. */
  readonly narrator: "configured" | "oracle" | "table";
}

/** A request with some toggles left out. They are taken from the turn that this one continues or replaces. */
export type PlayRequestInput = Omit<PlayRequest, "toggles"> & { readonly toggles: Partial<TurnToggles> };

/** Whether memory is used. It is not for an opening, which has no story before it, nor for a note of the table. */
export const usesMemory = ({ kind, narrator, toggles }: PlayRequest): boolean =>
  toggles.memoryEnhanced && kind !== "opening" && narrator !== "table";

/** An authorized request with the scene that api returned and the campaign's adventure. */
export interface AuthorizedPlay extends PlayRequest {
  readonly scene: Scene;
  /** Who is asked, and the tokens that api reserved for it. */
  readonly permit: ModelPermit;
  /** The authored adventure. Null for a story of the player's own. */
  readonly adventure: Adventure | null;
  /** How long authorization took, milliseconds. */
  readonly authorizeMs: number;
}
