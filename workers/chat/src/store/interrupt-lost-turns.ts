import { describe, log } from "#worker-kit/logging";
import type { TurnEvent } from "#contracts/play/events";
import type { TurnEnding } from "../domain/turn-record.ts";
import type { Ledger } from "./ledger.ts";

/** Ends lost turns and never throws. If storage is full, they stay open until there is room again. */
export function interruptLostTurnsSafely(ledger: Ledger): TurnEvent[] {
  try {
    return interruptLostTurns(ledger, Date.now());
  } catch (error) {
    log("error", "turn.left_open", describe(error));
    return [];
  }
}

/**
 * Ends every open turn that is not running, because its object died. The text so far is kept, and the player may continue from it.
 * Returns the last events, for readers that are still connected.
 */
function interruptLostTurns(ledger: Ledger, now: number): TurnEvent[] {
  return ledger.turns.open().map((turn) => {
    const event: TurnEvent = {
      type: "end",
      state: "interrupted",
      seed: turn.seed,
      ...turn.flags,
      messageCount: turn.messageCount,
    };
    const events = ledger.turns.events(turn.id);
    // Older releases stored an event later than the last saved text. No event may have an offset beyond the saved text.
    const textOffset = Math.max(turn.reply.length, events.at(-1)?.textOffset ?? 0);
    const { reply, flags, model, tokens, memo, introduced, contextFrom } = turn;
    const ending: TurnEnding = {
      state: "interrupted",
      reply,
      flags,
      model,
      tokens,
      memo,
      introduced,
      contextFrom,
      story: null,
      endedAt: now,
    };
    ledger.endTurn(turn.id, ending, [...events, { seq: (events.at(-1)?.seq ?? 0) + 1, textOffset, event }], now);
    return event;
  });
}
