import type { TurnKind } from "#contracts/play/turn";

/** The number of messages in a turn: one by the game master and, for an action, one by the player. */
export const messagesIn = (kind: TurnKind): number => (kind === "action" ? 2 : 1);
