import type { NumberedEvent, TurnEvent } from "#contracts/play/events";
import { failureOf, type StoryTurn, type Waited } from "./story-turn.ts";

/** How far a turn has been heard: the two halves of the last event's id. */
export interface Cursor {
  readonly events: number;
  readonly chars: number;
}

/** A turn being told, and how far it has been heard. */
export interface StreamedTurn {
  readonly turn: StoryTurn;
  readonly cursor: Cursor;
}

export const START: Cursor = { events: 0, chars: 0 };

/** Reads an event id, `<events so far>.<characters of text so far>`; null where it is not one. */
export function readCursor(id: string): Cursor | null {
  const match = /^(\d{1,9})\.(\d{1,9})$/u.exec(id);
  return match ? { events: Number(match[1]), chars: Number(match[2]) } : null;
}

const isAfter = (a: Cursor, b: Cursor) => a.events > b.events || (a.events === b.events && a.chars > b.chars);

/** The part of `delta`, which ends at `chars`, that has not been heard; null where something before it is missing. */
function unheard(delta: string, chars: number, heard: number): string | null {
  const from = heard - (chars - delta.length);
  return from < 0 ? null : delta.slice(from);
}

/** What the event adds to the turn, for an event not heard before. */
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
      // What the page does not show changes nothing on it, but counts as heard.
      return {};
  }
}

/** By this device's clock, which need not be the server's. */
const waitedOf = ({ for: what, waitedMs, leftMs }: Extract<TurnEvent, { type: "waiting" }>, now: number): Waited => ({
  for: what,
  since: now - waitedMs,
  until: leftMs === undefined ? null : now + leftMs,
});

/**
 * Adds an event to a turn. Events may come again after a cut line: what was heard is never added twice, and a text that
 * begins before what was heard and ends after it adds only its end. An event that comes too early (something before it
 * is missing) or carries no readable id is left out; the reader then asks again from the cursor.
 */
export function applyEvent(streamed: StreamedTurn, numbered: NumberedEvent): StreamedTurn {
  const { event } = numbered;
  // It is no event of the turn: it has the id of the one before it.
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
