import type { MarkedEvent, TurnChannel } from "./turn-channel.ts";

/** What was told is on disk at least this often, so that a killed object loses no more (design.md §6). */
const FLUSH_MS = 400;

/** Where what was told is kept. */
export interface ToldStore {
  saveText(reply: string): void;
  saveEvent(event: MarkedEvent): void;
}

/**
 * Keeps what is told while it is told, every FLUSH_MS, also when the game master falls silent in the middle. Nothing is written at
 * once: what leaves the object waits until all it wrote before is on disk, and the game master would be asked the later for it.
 */
export function keepTold(channel: TurnChannel, store: ToldStore) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsaved: MarkedEvent[] = [];
  const saveEvents = () => {
    for (let event = unsaved[0]; event; event = unsaved[0]) {
      store.saveEvent(event);
      unsaved.shift();
    }
  };
  const flush = () => {
    timer = undefined;
    try {
      store.saveText(channel.text);
      saveEvents();
    } catch {
      // A full disk may have room again; if not, the turn's end has to say so, which cannot be written either.
      timer = setTimeout(flush, FLUSH_MS);
    }
  };
  return {
    textGrew: (): void => {
      timer ??= setTimeout(flush, FLUSH_MS);
    },
    happened: (event: MarkedEvent): void => {
      unsaved.push(event);
      timer ??= setTimeout(flush, FLUSH_MS);
    },
    /** Saves the events that are left. The text is the ending's to keep. */
    stop: (): void => {
      clearTimeout(timer);
      saveEvents();
    },
  };
}
