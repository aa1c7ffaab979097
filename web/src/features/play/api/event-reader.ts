import { createParser } from "eventsource-parser";

import { type NumberedEvent, TurnEvent } from "#contracts/play/events";

/**
 * Parses the `data` of one server-sent event as a turn event. Returns null for an event type that this version of the app does not know.
 * Never throws.
 */
export function readEvent(id: string | undefined, data: string): NumberedEvent | null {
  if (id === undefined) return null;
  try {
    const parsed = TurnEvent.safeParse(JSON.parse(data));
    return parsed.success ? { id, event: parsed.data } : null;
  } catch {
    return null;
  }
}

/**
 * Parses an event stream incrementally: call the returned function with each chunk of bytes; it returns the events
 * completed by that chunk.
 */
export function createEventReader(): (bytes: Uint8Array) => NumberedEvent[] {
  const events: NumberedEvent[] = [];
  const parser = createParser({
    onEvent: ({ id, data }) => {
      const event = readEvent(id, data);
      if (event) events.push(event);
    },
  });
  const decoder = new TextDecoder();
  return (bytes) => {
    parser.feed(decoder.decode(bytes, { stream: true }));
    return events.splice(0);
  };
}
