import { turnsOf } from "../turn/story-turn.ts";
import type { TableDeps } from "./table-deps.ts";
import { withNewest, withOlder } from "./table-state.ts";

const PAGE = 50;
const SEARCH_PAGE = 200;

/** Loads the transcript: its newest page, and earlier ones. */
export interface StoryReader {
  /**
   * Loads the newest page. The returned function merges it into the shown turns. With `to`, it requests enough messages to reach back to
   * that shown turn. Throws ApiError.
   */
  readonly newest: (to?: string) => Promise<() => void>;
  /** Loads the page before the first shown turn. */
  readonly older: (limit?: number) => Promise<void>;
  /** Loads earlier pages until the turn is shown. Resolves to false if the turn is not on the active path. */
  readonly find: (turnId: string) => Promise<boolean>;
}

export function createReader({ ports, state, set }: TableDeps): StoryReader {
  let oldestMessageId: string | undefined;
  /** The request that is running. Callers that come meanwhile wait for the same request. */
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
      // The head was moved meanwhile, so this page belongs to a path that is no longer shown. Drop it.
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

    async newest(to) {
      const { turns: shown } = state();
      const at = shown.findIndex(({ turnId }) => turnId === to);
      // The number of messages to request: a turn has at most two.
      const reach = at < 0 ? 0 : 2 * (shown.length - at);
      const { messages, hasMore } = await ports.messages(Math.min(SEARCH_PAGE, Math.max(PAGE, reach)));
      return () => {
        const { turns, joins } = withNewest(state().turns, turnsOf(messages), state().liveTurnId);
        const keepsPages = joins && oldestMessageId !== undefined;
        if (!keepsPages) oldestMessageId = messages[0]?.id;
        set((now) => ({ turns, hasMore: keepsPages ? now.hasMore : hasMore }));
      };
    },

    async find(turnId) {
      const isShown = () => state().turns.some((turn) => turn.turnId === turnId);
      while (!isShown() && state().hasMore && state().older !== "failed") await older(SEARCH_PAGE);
      return isShown();
    },
  };
}
