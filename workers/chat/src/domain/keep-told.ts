import type { StoryEvent } from "#contracts/story/events";
import type { MarkedEvent, TurnChannel } from "./turn-channel.ts";

/** What was told is on disk at least this often, so that a killed object loses no more (design.md §6). */
const FLUSH_MS = 400;

/** Where what was told is kept. */
export interface ToldStore {
  save(reply: string, events: readonly MarkedEvent[], story: readonly StoryEvent[]): void;
}

/**
 * Keeps what is told while it is told, every FLUSH_MS, also when the game master falls silent in the middle. Nothing is written at
 * once: what leaves the object waits until all it wrote before is on disk, and the game master would be asked the later for it.
 */
export function keepTold(channel: TurnChannel, store: ToldStore) {
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
    /** More was told. */
    grew: (): void => {
      timer ??= setTimeout(flush, FLUSH_MS);
    },
    /** What is left is the ending's to keep. */
    stop: (): void => clearTimeout(timer),
  };
}
