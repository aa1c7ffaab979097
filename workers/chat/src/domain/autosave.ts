import type { StoryEvent } from "#contracts/story/events";
import type { MarkedEvent, TurnChannel } from "./turn-channel.ts";

/** A reply that is being written is saved at least this often, so that a killed object loses no more. Milliseconds. */
const FLUSH_MS = 400;

/** Where the unfinished turn is saved. */
export interface TurnAutosave {
  save(reply: string, events: readonly MarkedEvent[], story: readonly StoryEvent[]): void;
}

/**
 * Saves a turn while its reply is written, every FLUSH_MS, also when the game master pauses. Nothing is written at once: outgoing calls
 * wait for pending writes (output gate), so an early write would delay the request to the model.
 */
export function autosave(channel: TurnChannel, store: TurnAutosave) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    try {
      store.save(channel.text, channel.events, channel.story);
    } catch {
      // A full disk may have room again; if not, the turn's end has to say so, which cannot be written either.
      timer = setTimeout(flush, FLUSH_MS);
    }
  };
  return {
    /** The turn has changed and is to be saved. */
    changed: (): void => {
      timer ??= setTimeout(flush, FLUSH_MS);
    },
    /** Cancels the next save: the turn's end stores everything. */
    stop: (): void => clearTimeout(timer),
  };
}
