import type { ErrorCode } from "#contracts/errors";
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

/** A turn as the object is asked for it: validated, but whether the caller is let in is still to be asked. */
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
  /** How the player wants their words taken; null where they leave it to the game master. */
  readonly readAs: Meaning | null;
  /** Who shall tell it: whoever is configured here; the oracle, where the player asked for it; or the table itself, with a note. */
  readonly teller: "configured" | "oracle" | "table";
}

/** A turn as it is asked for: what of the toggles is left out is as it was for the turn that this one comes from. */
export type AskedPlay = Omit<PlayRequest, "toggles"> & { readonly toggles: Partial<TurnToggles> };

/** Whether memory is asked: not for an opening, which has nothing behind it, and not for the table's own note. */
export const asksMemory = ({ kind, teller, toggles }: PlayRequest): boolean =>
  toggles.memoryEnhanced && kind !== "opening" && teller !== "table";

/** The same let in, with all that api knows. */
export interface AllowedPlay extends PlayRequest {
  readonly scene: Scene;
  /** How long api took to let the caller in. */
  readonly letInMs: number;
}

/** What an object cannot do, in words for the player. Errors do not keep their class over RPC, so refusals are values. */
export interface Refused {
  readonly ok: false;
  readonly code: ErrorCode;
  readonly message: string;
  /** Where it is a matter of time: when it is worth another try, ISO 8601. */
  readonly resetsAt?: string;
}

export const refuse = (code: ErrorCode, message: string): Refused => ({ ok: false, code, message });
