import { createParser } from "eventsource-parser";

import { type NumberedEvent, TurnEvent } from "#contracts/play/events";

/** A data line of an event stream as a turn's event; null where this version does not know it. Never throws. */
export function readEvent(id: string | undefined, data: string): NumberedEvent | null {
  if (id === undefined) return null;
  try {
    const parsed = TurnEvent.safeParse(JSON.parse(data));
    return parsed.success ? { id, event: parsed.data } : null;
  } catch {
    return null;
  }
}

/** Reads an event stream as it comes: a function from its next bytes to the events that are whole with them. */
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
