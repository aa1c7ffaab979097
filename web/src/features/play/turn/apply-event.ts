import type { NumberedEvent, TurnEvent } from "#contracts/play/events";
import { failureOf, type StoryTurn, type Waited } from "./story-turn.ts";

/** How much of a turn was received, as the id of the last event states it. */
export interface Cursor {
  readonly events: number;
  readonly chars: number;
}

/** A running turn, and how much of it was received so far. */
export interface StreamedTurn {
  readonly turn: StoryTurn;
  readonly cursor: Cursor;
}

export const START: Cursor = { events: 0, chars: 0 };

/** Parses an event id, `<events so far>.<characters of text so far>`; null if it is malformed. */
export function readCursor(id: string): Cursor | null {
  const match = /^(\d{1,9})\.(\d{1,9})$/u.exec(id);
  return match ? { events: Number(match[1]), chars: Number(match[2]) } : null;
}

const isAfter = (a: Cursor, b: Cursor) => a.events > b.events || (a.events === b.events && a.chars > b.chars);

/**
 * Returns the part of `delta` that was not received yet; `delta` ends at the character `chars` of the reply. Null if text before `delta` is
 * missing.
 */
function unheard(delta: string, chars: number, receivedChars: number): string | null {
  const from = receivedChars - (chars - delta.length);
  return from < 0 ? null : delta.slice(from);
}

/** Returns the fields of the turn that a new event changes. */
function change(turn: StoryTurn, { event }: NumberedEvent): Partial<StoryTurn> {
  switch (event.type) {
    case "turn":
      return {
        turnId: event.turnId,
        number: event.number,
        kind: event.kind,
        state: "open",
        playerText: event.message,
        sentAt: event.startedAt,
        placeId: event.placeId,
        commitment: event.commitment,
        failure: null,
      };
    case "recall":
      return {
        recalled: event.items,
        recallDegraded: event.degraded && event.without === undefined,
        recalledByWords: event.without === "vectors",
      };
    case "reading":
      return { reading: event.reading };
    case "roll":
      return turn.rolls.some((placed) => placed.roll.number === event.roll.number)
        ? {}
        : { rolls: [...turn.rolls, { roll: event.roll, at: turn.text.length }] };
    case "effect":
      return { effects: [...turn.effects, event.effect] };
    case "text":
      return { text: turn.text + event.delta };
    case "guard":
      return { doubts: event.flags };
    case "end": {
      const { state, seed, model = null, tokens = null, source, aiEnhanced, memoryEnhanced, isContextual } = event;
      return { state, seed, model, tokens, flags: { source, aiEnhanced, memoryEnhanced, isContextual } };
    }
    case "error":
      return {
        state: event.state,
        seed: event.seed,
        failure: failureOf(event),
      };
    default:
      // The page does not show such an event. It changes nothing, but counts as received.
      return {};
  }
}

/** Converts the event's durations to times of this device's clock, which may differ from the server's. */
const waitedOf = ({ for: what, waitedMs, leftMs }: Extract<TurnEvent, { type: "waiting" }>, now: number): Waited => ({
  for: what,
  since: now - waitedMs,
  until: leftMs === undefined ? null : now + leftMs,
});

/**
 * Applies an event to a turn. After a reconnect, events may come again: events already received are ignored, and of repeated text only the
 * new end is added. An event is also ignored if it comes too early or has no readable id; the caller then reconnects and resumes after the
 * last received event.
 */
export function applyEvent(streamed: StreamedTurn, numbered: NumberedEvent): StreamedTurn {
  const { event } = numbered;
  // A waiting event has no number of its own: it has the id of the event before it.
  if (event.type === "waiting")
    return { ...streamed, turn: { ...streamed.turn, waiting: waitedOf(event, Date.now()) } };
  const next = readCursor(numbered.id);
  if (!next || !isAfter(next, streamed.cursor)) return streamed;
  if (event.type !== "text") {
    if (next.chars > streamed.cursor.chars) return streamed;
    const turn = { ...streamed.turn, ...change(streamed.turn, numbered), waiting: null };
    return { turn, cursor: { ...streamed.cursor, events: next.events } };
  }
  const delta = unheard(event.delta, next.chars, streamed.cursor.chars);
  if (delta === null) return streamed;
  const turn = {
    ...streamed.turn,
    ...change(streamed.turn, { ...numbered, event: { type: "text", delta } }),
    waiting: null,
  };
  return {
    turn,
    cursor: {
      events: Math.max(next.events, streamed.cursor.events),
      chars: Math.max(next.chars, streamed.cursor.chars),
    },
  };
}
