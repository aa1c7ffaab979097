import type { TurnKind } from "#contracts/play/turn";

/** How many messages a turn makes: one of the game master's, and one of the player's where they acted. */
export const messagesIn = (kind: TurnKind): number => (kind === "action" ? 2 : 1);
