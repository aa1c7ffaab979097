import { describe, log } from "#worker-kit/logging";
import type { TurnEvent } from "#contracts/play/events";
import type { TurnEnding } from "../domain/turn-record.ts";
import type { Ledger } from "./ledger.ts";

/** Ends lost turns without throwing: where storage is full they stay open until there is room again. */
export function interruptLostTurnsSafely(ledger: Ledger): TurnEvent[] {
  try {
    return interruptLostTurns(ledger, Date.now());
  } catch (error) {
    log("error", "turn.left_open", describe(error));
    return [];
  }
}

/**
 * Ends every open turn that is not running: its object died. The text so far stays, and the player is offered to continue. Answers
 * the last events, for readers that are still connected.
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
    // Older releases stored an event after the last text was: no mark may lie past the text that is left.
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
    ledger.turns.end(turn.id, ending, [...events, { seq: (events.at(-1)?.seq ?? 0) + 1, textOffset, event }]);
    return event;
  });
}
