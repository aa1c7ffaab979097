import type { StoryEvent } from "#contracts/story/events";
import type { MarkedEvent, TurnChannel } from "./turn-channel.ts";

/**
 * How often a reply is saved while it is being written. If the object is killed, at most this much of the reply is lost. Milliseconds.
 */
const FLUSH_MS = 400;

/** Saves the unfinished turn. */
export interface TurnAutosave {
  save(reply: string, events: readonly MarkedEvent[], story: readonly StoryEvent[]): void;
}

/**
 * Saves a turn every FLUSH_MS while its reply is written, also when the game master pauses. Nothing is written at the start: outgoing
 * calls wait for pending writes (output gate), so an early write would delay the request to the model.
 */
export function autosave(channel: TurnChannel, store: TurnAutosave) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    try {
      store.save(channel.text, channel.events, channel.story);
    } catch {
      // A full disk may have room again later. If it stays full, the turn's end cannot be stored either, and the player is told then.
      timer = setTimeout(flush, FLUSH_MS);
    }
  };
  return {
    /** Call this when the turn has changed and must be saved. */
    changed: (): void => {
      timer ??= setTimeout(flush, FLUSH_MS);
    },
    /** Cancels the next save, because the turn's end stores everything. */
    stop: (): void => clearTimeout(timer),
  };
}
