import { ALL_TOGGLES } from "#contracts/play/turn";
import type { TurnFinder } from "./turn-place.ts";
import type { PlayRequestInput, PlayRequest } from "./play-request.ts";

/**
 * A request with all that it left open: a retry and an edit are told like the turn they stand beside, a continuation like the turn it
 * goes on from, with its memory, its reminders and its detail level. What the player asks for now wins.
 */
export function withToggles(asked: PlayRequestInput, head: string | null, turns: TurnFinder | null): PlayRequest {
  const { place, kind, toggles, detailLevel } = asked;
  const from = place.at === "beside" ? place.turnId : kind === "continue" ? head : null;
  const before = from === null ? null : (turns?.get(from) ?? null);
  return {
    ...asked,
    detailLevel: detailLevel ?? before?.detailLevel ?? null,
    toggles: {
      memoryEnhanced: toggles.memoryEnhanced ?? (before?.toggles ?? ALL_TOGGLES).memoryEnhanced,
      include: toggles.include ?? (before?.toggles ?? ALL_TOGGLES).include,
    },
  };
}
