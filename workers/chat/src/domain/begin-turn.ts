import type { DetailLevel } from "#contracts/options";
import type { TurnSource } from "#contracts/play/turn";
import { messagesIn } from "./messages-in.ts";
import type { Place } from "./place.ts";
import type { PlayRequest } from "./play-request.ts";
import type { TurnRecord } from "./turn-record.ts";

/** The numbers behind a turn's dice, hex. */
export interface DiceSeed {
  readonly seed: string;
  readonly commitment: string;
}

/**
 * The ledger entry of a turn that begins. The opening scene is number 0; what follows counts on.
 * @param source who begins to tell it
 * @param sibling the first turn told at this place, where there was one: the new turn shares its dice, so that going back to say
 * it differently does not buy a new die (design.md §6).
 */
export function newTurn(
  request: PlayRequest,
  { parent, kind, playerText }: Place,
  sibling: TurnRecord | null,
  fresh: DiceSeed,
  detailLevel: DetailLevel,
  source: TurnSource,
  now: number,
): TurnRecord {
  const { seed, commitment } = sibling ?? fresh;
  return {
    id: request.turnId,
    parentId: parent?.id ?? null,
    placeId: sibling?.placeId ?? request.turnId,
    number: parent ? parent.number + 1 : kind === "opening" ? 0 : 1,
    messageCount: (parent?.messageCount ?? 0) + messagesIn(kind),
    kind,
    state: "open",
    version: 1,
    requestDigest: request.digest,
    playerText,
    reply: "",
    detailLevel: request.detailLevel ?? detailLevel,
    toggles: request.toggles,
    seed,
    commitment,
    flags: { source, aiEnhanced: false, memoryEnhanced: false, isContextual: request.memoryContext !== "" },
    model: null,
    tokens: null,
    memo: parent?.memo ?? null,
    introduced: [],
    contextFrom: parent?.contextFrom ?? null,
    lastChildId: null,
    checkpoint: null,
    imported: false,
    startedAt: now,
    endedAt: null,
    editedAt: null,
  };
}

/** The turn as it is told first: what was said, and the dice committed to before any falls. */
export const turnEvent = (turn: TurnRecord) =>
  ({
    type: "turn",
    turnId: turn.id,
    placeId: turn.placeId,
    parentTurnId: turn.parentId,
    kind: turn.kind,
    number: turn.number,
    message: turn.playerText,
    commitment: turn.commitment,
    startedAt: new Date(turn.startedAt).toISOString(),
  }) as const;
