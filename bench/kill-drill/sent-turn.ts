import type { TurnRequest, TurnState } from "#contracts/play/turn";
import type { Player } from "../../tools/harness/player/player.ts";

/** A turn that was sent, and what was received of it. */
export interface SentTurn {
  readonly turnId: string;
  readonly message: string;
  /** Each piece of text, and when it was received (`performance.now()`). */
  readonly received: { readonly at: number; readonly text: string }[];
  /** When the first byte of the answer came; null until then. From this moment on the player's words must be stored. */
  acknowledgedAt: number | null;
  /** The state in which the turn ended; null if no end was received. */
  ended: TurnState | null;
  /** The beginning of the reply that must be stored in any case. */
  due: string;
}

export const newTurn = (message: string): SentTurn => ({
  turnId: crypto.randomUUID(),
  message,
  received: [],
  acknowledgedAt: null,
  ended: null,
  due: "",
});

/**
 * Sends the turn and receives its events until it ends or the stream breaks. If the turn is sent a second time, it is received from its
 * beginning.
 */
export async function send(player: Player, campaignId: string, turn: SentTurn): Promise<void> {
  const { turnId, message } = turn;
  const request: Partial<TurnRequest> = { turnId, detailLevel: "standard" };
  turn.received.length = 0;
  for await (const { event } of player.turn(campaignId, message, request)) {
    turn.acknowledgedAt ??= performance.now();
    if (event.type === "text") turn.received.push({ at: performance.now(), text: event.delta });
    if (event.type === "end" || event.type === "error") turn.ended = event.state;
  }
}

/** The text that was received up to this moment. */
export const receivedBy = ({ received }: SentTurn, moment: number): string =>
  received
    .filter(({ at }) => at <= moment)
    .map(({ text }) => text)
    .join("");
