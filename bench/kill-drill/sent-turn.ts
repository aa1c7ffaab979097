import type { TurnRequest, TurnState } from "#contracts/play/turn";
import type { Player } from "../../tools/harness/player.ts";

/** A turn as the drill sent it, and what came back of it: what the player may count on from now on. */
export interface SentTurn {
  readonly turnId: string;
  readonly message: string;
  /** Each piece of text, and when it was heard (`performance.now()`). */
  readonly heard: { readonly at: number; readonly text: string }[];
  /** When the first byte of the answer came: the player's words must be stored from then on. Null until then. */
  acknowledgedAt: number | null;
  /** How it ended, as far as that was heard. */
  ended: TurnState | null;
  /** So much of the reply's beginning has to be stored. */
  due: string;
}

export const newTurn = (message: string): SentTurn => ({
  turnId: crypto.randomUUID(),
  message,
  heard: [],
  acknowledgedAt: null,
  ended: null,
  due: "",
});

/** Sends the turn and listens until it ends or the line breaks. Sent again, it is heard from its beginning. */
export async function send(player: Player, campaignId: string, turn: SentTurn): Promise<void> {
  const { turnId, message } = turn;
  const asked: Partial<TurnRequest> = { turnId, detailLevel: "standard" };
  turn.heard.length = 0;
  for await (const { event } of player.turn(campaignId, message, asked)) {
    turn.acknowledgedAt ??= performance.now();
    if (event.type === "text") turn.heard.push({ at: performance.now(), text: event.delta });
    if (event.type === "end" || event.type === "error") turn.ended = event.state;
  }
}

/** All that was heard of the reply up to a moment. */
export const heardBy = ({ heard }: SentTurn, moment: number): string =>
  heard
    .filter(({ at }) => at <= moment)
    .map(({ text }) => text)
    .join("");
