import { turnsOf } from "../turn/story-turn.ts";
import type { TableDeps } from "./table-deps.ts";
import { withNewest, withOlder } from "./table-state.ts";

const PAGE = 50;
const SEARCH_PAGE = 200;

/** Reads the transcript: its newest page, and back from there. */
export interface StoryReader {
  /**
   * Lays the newest page over what is shown, if that is still `wanted` when it comes; a longer one where it is to reach back `to`
   * a turn that is shown. Throws ApiError.
   */
  readonly newest: (wanted: () => boolean, to?: string) => Promise<void>;
  /** Adds the page before what is shown. */
  readonly older: (limit?: number) => Promise<void>;
  /** Reads back until the turn is among those shown; false where it is not in this story. */
  readonly find: (turnId: string) => Promise<boolean>;
}

export function createReader({ ports, state, set }: TableDeps): StoryReader {
  let oldestMessageId: string | undefined;
  /** The page being read, for everybody who asks for one meanwhile. */
  let reading: Promise<void> | null = null;

  async function older(limit = PAGE) {
    if (!state().hasMore || !oldestMessageId) return;
    reading ??= readBefore(oldestMessageId, limit).finally(() => (reading = null));
    await reading;
  }

  async function readBefore(before: string, limit: number) {
    set({ older: "loading" });
    try {
      const { messages, hasMore } = await ports.messages(limit, before);
      // Meanwhile the head was moved, and the story that this page belongs to is no longer shown.
      if (oldestMessageId !== before) return set({ older: "idle" });
      oldestMessageId = messages[0]?.id ?? oldestMessageId;
      set(({ turns }) => ({
        turns: withOlder(turnsOf(messages), turns),
        hasMore: hasMore && messages.length > 0,
        older: "idle",
      }));
    } catch {
      set({ older: "failed" });
    }
  }

  return {
    older,

    async newest(wanted, to) {
      const { turns: shown } = state();
      const at = shown.findIndex(({ turnId }) => turnId === to);
      // A turn makes two messages at most.
      const reach = at < 0 ? 0 : 2 * (shown.length - at);
      const { messages, hasMore } = await ports.messages(Math.min(SEARCH_PAGE, Math.max(PAGE, reach)));
      if (!wanted()) return;
      const { turns, joins } = withNewest(state().turns, turnsOf(messages), state().liveTurnId);
      const keepsPages = joins && oldestMessageId !== undefined;
      if (!keepsPages) oldestMessageId = messages[0]?.id;
      set((now) => ({ turns, hasMore: keepsPages ? now.hasMore : hasMore }));
    },

    async find(turnId) {
      const isShown = () => state().turns.some((turn) => turn.turnId === turnId);
      while (!isShown() && state().hasMore && state().older !== "failed") await older(SEARCH_PAGE);
      return isShown();
    },
  };
}
