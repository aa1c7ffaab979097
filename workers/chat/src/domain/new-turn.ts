import type { DetailLevel } from "#contracts/options";
import type { TurnSource } from "#contracts/play/turn";
import { messagesIn } from "./messages-in.ts";
import type { TurnPlace } from "./turn-place.ts";
import type { PlayRequest } from "./play-request.ts";
import type { TurnRecord } from "./turn-record.ts";

/** The numbers behind a turn's dice, hex. */
export interface DiceSeed {
  readonly seed: string;
  readonly commitment: string;
}

/**
 * The ledger entry of a turn that begins. The opening scene is number 0; what follows counts on.
 * @param source who narrates it
 * @param sibling the first turn at this place, if there is one: the new turn shares its dice, so that a retry does not buy a new roll.
 */
export function newTurn(
  request: PlayRequest,
  { parent, kind, playerText }: TurnPlace,
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

/** A turn's first event: the player's words, and the commitment to the dice before any is thrown. */
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
