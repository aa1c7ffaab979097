import type { NumberedEvent, TurnEvent } from "#contracts/play/events";
import type { StoryEvent } from "#contracts/story/events";

/** An event that is not text, with how much of the reply had been told when it happened. */
export interface MarkedEvent {
  readonly seq: number;
  readonly textOffset: number;
  readonly event: TurnEvent;
}

/** Where a reader stands: `seq` events and `chars` characters of text received. */
export interface Cursor {
  readonly seq: number;
  readonly chars: number;
}

const START: Cursor = { seq: 0, chars: 0 };

/** Reads a `Last-Event-ID` of the form `<events>.<chars>`; anything else means from the start. */
export function parseCursor(lastEventId: string | null | undefined): Cursor {
  const match = /^(\d{1,9})\.(\d{1,9})$/u.exec(lastEventId ?? "");
  return match ? { seq: Number(match[1]), chars: Number(match[2]) } : START;
}

/** What a reader at `cursor` has yet to receive, text and events in the order they happened. Pieces of text come joined. */
export function eventsAfter(events: readonly MarkedEvent[], text: string, cursor: Cursor): NumberedEvent[] {
  const result: NumberedEvent[] = [];
  let { seq, chars } = cursor;
  const tellUpTo = (offset: number) => {
    if (offset <= chars) return;
    const delta = text.slice(chars, offset);
    chars = offset;
    if (delta !== "") result.push({ id: `${seq}.${chars}`, event: { type: "text", delta } });
  };
  for (const marked of events) {
    if (marked.seq <= cursor.seq) continue;
    tellUpTo(marked.textOffset);
    seq = marked.seq;
    result.push({ id: `${seq}.${chars}`, event: marked.event });
  }
  tellUpTo(text.length);
  return result;
}

/** A turn being told: what has happened so far, and who listens. Readers may come late and leave early; the turn goes on. */
export class TurnChannel {
  readonly #events: MarkedEvent[] = [];
  readonly #listeners = new Set<(event: NumberedEvent) => void>();
  #text = "";
  /** What the turn changed in the story so far. Never told to listeners: it may hold what only the game master knows. */
  readonly story: StoryEvent[] = [];
  #standing: (() => TurnEvent) | null = null;

  get text(): string {
    return this.#text;
  }

  get events(): readonly MarkedEvent[] {
    return this.#events;
  }

  /** Tells an event to all who listen; an event that is not text is returned marked, to be stored. */
  push(event: TurnEvent): MarkedEvent | null {
    this.#standing = null;
    if (event.type === "text") {
      this.#text += event.delta;
      this.#tell(event);
      return null;
    }
    const marked = { seq: this.#events.length + 1, textOffset: this.#text.length, event };
    this.#events.push(marked);
    this.#tell(event);
    return marked;
  }

  /** Gives what is missed since `cursor`, then all that follows, until the returned function is called. */
  listen(cursor: Cursor, listener: (event: NumberedEvent) => void): () => void {
    for (const event of eventsAfter(this.#events, this.#text, cursor)) listener(event);
    if (this.#standing) listener({ id: this.#id, event: this.#standing() });
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Tells all listeners what the turn waits for, and each later listener too, until the next event. It is no event: it is not kept, and has the id of
   * the last one. `event` is asked each time, since it says how long it has stood.
   */
  stand(event: () => TurnEvent): void {
    this.#standing = event;
    this.#tell(event());
  }

  get #id(): string {
    return `${this.#events.length}.${this.#text.length}`;
  }

  #tell(event: TurnEvent): void {
    const numbered = { id: this.#id, event };
    for (const listener of this.#listeners) listener(numbered);
  }
}
