import type { TurnSource } from "#contracts/play/turn";
import type { PlayRequest } from "../domain/play-request.ts";
import { narratorFor, type Services } from "../services.ts";
import type { Ledger } from "../store/ledger.ts";

/**
 * The family of narrators that is expected before api has said whom the player chose: the one of the last turn. If it turns out to be
 * another, memory is asked again.
 */
export function assumedSource(
  services: Pick<Services, "narrators" | "connected">,
  request: Pick<PlayRequest, "narrator">,
  ledger: Pick<Ledger, "head" | "turns"> | null,
): TurnSource {
  const last = ledger?.head ? ledger.turns.get(ledger.head)?.flags.source : undefined;
  const isNarrator = last === "llm" || last === "oracle";
  return request.narrator === "configured" && isNarrator ? last : narratorFor(services, request).source;
}
