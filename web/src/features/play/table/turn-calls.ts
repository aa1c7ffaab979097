import type { TurnCall } from "../api/turn-call.ts";
import { newTurn, type StoryTurn } from "../turn/story-turn.ts";

/** The player's words in a request. Empty if the game master writes without new words of the player. */
export const wordsOf = (order: TurnCall | null): string =>
  order?.kind === "action" || order?.kind === "edit" ? order.body.message : "";

/** The id of the turn of which the request wants a variant; null if it wants none. */
export const besideOf = (order: TurnCall | null): string | null => (order && "of" in order ? order.of : null);

/** Makes the turn that is shown before the server answers the request. */
export function turnOrdered(order: TurnCall, turns: readonly StoryTurn[], sentAt: string): StoryTurn {
  const { turnId } = order.body;
  const other = turns.find((turn) => turn.turnId === besideOf(order));
  const kind = order.kind === "retry" ? (other?.kind ?? "action") : order.kind === "edit" ? "action" : order.kind;
  const words = wordsOf(order) || (other?.playerText ?? "");
  const variants = other ? [...other.variants, turnId] : [turnId];
  return { ...newTurn(turnId, kind, words, sentAt, "sending", variants), number: other?.number ?? null };
}

/** Makes the same request for the oracle, with a new id. If `words` is not empty, it replaces the player's words. */
export function toOracle(order: TurnCall, turnId: string, words: string): TurnCall {
  const again = { turnId, gameMaster: "oracle" } as const;
  switch (order.kind) {
    case "action":
      return { ...order, body: { ...order.body, ...again, message: words || order.body.message } };
    case "edit":
      return { ...order, body: { ...order.body, ...again, message: words || order.body.message } };
    case "retry":
      return { ...order, body: { ...order.body, ...again } };
    case "opening":
      return { ...order, body: { ...order.body, ...again } };
    case "continue":
      return { ...order, body: { ...order.body, ...again } };
  }
}
