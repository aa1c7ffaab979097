import type { NumberedEvent, TurnEvent } from "#contracts/play/events";
import type { StoryEvent } from "#contracts/story/events";

/** An event that is not text, and the number of characters of the reply before it. */
export interface MarkedEvent {
  readonly seq: number;
  readonly textOffset: number;
  readonly event: TurnEvent;
}

/** What a reader has received so far: `seq` events and `chars` characters of text. */
export interface Cursor {
  readonly seq: number;
  readonly chars: number;
}

const START: Cursor = { seq: 0, chars: 0 };

/** Parses a `Last-Event-ID` of the form `<events>.<chars>`. Any other text means the start of the turn. */
export function parseCursor(lastEventId: string | null | undefined): Cursor {
  const match = /^(\d{1,9})\.(\d{1,9})$/u.exec(lastEventId ?? "");
  return match ? { seq: Number(match[1]), chars: Number(match[2]) } : START;
}

/**
 * The events that a reader at `cursor` has not received yet: text and other events in the order they happened. Consecutive pieces of text
 * are joined.
 */
export function eventsAfter(events: readonly MarkedEvent[], text: string, cursor: Cursor): NumberedEvent[] {
  const result: NumberedEvent[] = [];
  let { seq, chars } = cursor;
  const pushTextUpTo = (offset: number) => {
    if (offset <= chars) return;
    const delta = text.slice(chars, offset);
    chars = offset;
    if (delta !== "") result.push({ id: `${seq}.${chars}`, event: { type: "text", delta } });
  };
  for (const marked of events) {
    if (marked.seq <= cursor.seq) continue;
    pushTextUpTo(marked.textOffset);
    seq = marked.seq;
    result.push({ id: `${seq}.${chars}`, event: marked.event });
  }
  pushTextUpTo(text.length);
  return result;
}

/** The events of a running turn and the readers of its stream. Readers may connect late and disconnect early; the turn continues. */
export class TurnChannel {
  readonly #events: MarkedEvent[] = [];
  readonly #listeners = new Set<(event: NumberedEvent) => void>();
  #text = "";
  /** The story events of the turn so far. They are never sent to readers, because they may contain what only the game master knows. */
  readonly story: StoryEvent[] = [];
  #status: (() => TurnEvent) | null = null;

  get text(): string {
    return this.#text;
  }

  get events(): readonly MarkedEvent[] {
    return this.#events;
  }

  /** Sends an event to all readers. An event that is not text is returned with its mark, so that it can be stored. For text, null. */
  push(event: TurnEvent): MarkedEvent | null {
    this.#status = null;
    if (event.type === "text") {
      this.#text += event.delta;
      this.#broadcast(event);
      return null;
    }
    const marked = { seq: this.#events.length + 1, textOffset: this.#text.length, event };
    this.#events.push(marked);
    this.#broadcast(event);
    return marked;
  }

  /** Sends the events after `cursor` and then all further events, until the returned function is called. */
  subscribe(cursor: Cursor, listener: (event: NumberedEvent) => void): () => void {
    for (const event of eventsAfter(this.#events, this.#text, cursor)) listener(event);
    if (this.#status) listener({ id: this.#id, event: this.#status() });
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Tells all current and later readers what the turn waits for, until the next event. The status is not stored and has the id of the
   * last event. `event` is called for each reader, because it contains the time waited so far.
   */
  showStatus(event: () => TurnEvent): void {
    this.#status = event;
    this.#broadcast(event());
  }

  get #id(): string {
    return `${this.#events.length}.${this.#text.length}`;
  }

  #broadcast(event: TurnEvent): void {
    const numbered = { id: this.#id, event };
    for (const listener of this.#listeners) listener(numbered);
  }
}
