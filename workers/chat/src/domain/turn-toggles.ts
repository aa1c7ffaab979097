import { ALL_TOGGLES } from "#contracts/play/turn";
import type { TurnFinder } from "./turn-place.ts";
import type { PlayRequestInput, PlayRequest } from "./play-request.ts";

/**
 * Fills in the settings that a request left out: memory, reminders and detail level. A retry or an edit takes them from the turn beside
 * it. A continuation takes them from the turn that it continues. Settings in the request take precedence.
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
