import type { ErrorCode } from "#contracts/errors";
import type { DetailLevel } from "#contracts/options";
import type { Scene } from "#contracts/play/scene";
import type { TurnInclude, TurnKind } from "#contracts/play/turn";

/** After the head, after a named turn, or beside one: with its player's words, or with others in their stead. */
export type PlaceRequest =
  | { readonly at: "head" }
  | { readonly at: "after"; readonly turnId: string }
  | { readonly at: "beside"; readonly turnId: string; readonly words: string | null };

/** A turn as the object is asked for it: validated, allowed, with all that api knows. */
export interface PlayRequest {
  readonly turnId: string;
  readonly kind: TurnKind;
  /** SHA-256 of what was asked, hex: the same id with another digest is refused. */
  readonly digest: string;
  readonly playerText: string;
  readonly place: PlaceRequest;
  readonly detailLevel: DetailLevel | null;
  readonly memoryEnhanced: boolean;
  readonly include: TurnInclude;
  readonly memoryContext: string;
  /** Who shall tell it: whoever is configured here, or the oracle, where the player asked for it. */
  readonly teller: "configured" | "oracle";
  readonly scene: Scene;
}

/** What an object cannot do, in words for the player. Errors do not keep their class over RPC, so refusals are values. */
export interface Refused {
  readonly ok: false;
  readonly code: ErrorCode;
  readonly message: string;
}

export const refuse = (code: ErrorCode, message: string): Refused => ({ ok: false, code, message });
