import type { TurnCall } from "../api/turn-call.ts";
import { newTurn, type StoryTurn } from "../turn/story-turn.ts";

/** The player's words in a request; empty if the game master speaks first or the words are unchanged. */
export const wordsOf = (order: TurnCall | null): string =>
  order?.kind === "action" || order?.kind === "edit" ? order.body.message : "";

/** The turn of which the request wants a variant. */
export const besideOf = (order: TurnCall | null): string | null => (order && "of" in order ? order.of : null);

/** The requested turn as it is shown before the server answers. */
export function turnOrdered(order: TurnCall, turns: readonly StoryTurn[], sentAt: string): StoryTurn {
  const { turnId } = order.body;
  const other = turns.find((turn) => turn.turnId === besideOf(order));
  const kind = order.kind === "retry" ? (other?.kind ?? "action") : order.kind === "edit" ? "action" : order.kind;
  const words = wordsOf(order) || (other?.playerText ?? "");
  const variants = other ? [...other.variants, turnId] : [turnId];
  return { ...newTurn(turnId, kind, words, sentAt, "sending", variants), number: other?.number ?? null };
}

/** The same request with a new id, for the oracle; non-empty `words` replace the player's. */
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
