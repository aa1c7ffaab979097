import type { DetailLevel } from "#contracts/options";
import type { TurnSource } from "#contracts/play/turn";
import { messagesIn } from "./message-count.ts";
import type { TurnPlace } from "./turn-place.ts";
import type { PlayRequest } from "./play-request.ts";
import type { NarratedTurn, TurnRecord } from "./turn-record.ts";

/** The seed of a turn's dice and its commitment, hex. */
export interface DiceSeed {
  readonly seed: string;
  readonly commitment: string;
}

/**
 * Makes the ledger entry of a new turn. The opening scene has number 0; later turns count up.
 * @param source the kind of game master that narrates the turn
 * @param sibling the first turn at this place, if there is one. The new turn gets the same dice, so that a retry does not give a new
 * roll.
 */
export function newTurn(
  request: PlayRequest,
  { parent, kind, playerText, act }: TurnPlace,
  sibling: TurnRecord | null,
  fresh: DiceSeed,
  detailLevel: DetailLevel,
  source: TurnSource,
  now: number,
): NarratedTurn {
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
    act,
    seed,
    commitment,
    flags: { source, aiEnhanced: false, memoryEnhanced: false, isContextual: isContextual(request) },
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

/** The first event of a turn: the player's words and the commitment to the dice, before any die is rolled. */
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

/** Whether the game master is given the campaign, the world or the characters, or a context that the client sent. */
const isContextual = ({ memoryContext, toggles: { include } }: PlayRequest): boolean =>
  memoryContext !== "" || Object.values(include).some(Boolean);
