import type { ChatRpc } from "#contracts/rpc/chat";
import type { CampaignKey } from "#contracts/rpc/memory";
import type { Chronicler, SessionSummarizer } from "#storyteller/ports";

/** How often the table is asked whether somebody plays. */
const LOOK_MS = 1_000;
/** If the table is busy for longer than this, the try has failed. */
const PATIENCE_MS = 60_000;
const MOST_TRIES = 3;

interface Parts {
  readonly chat: Pick<ChatRpc, "isPlaying">;
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Runs work on a model server that handles only one request at a time. The work runs while nobody plays at the table. It is aborted as
 * soon as a turn begins, and tried again when the table is idle. Null after three tries. So the player's turn never waits for this work.
 */
export function whileIdle({ chat, wait }: Parts) {
  return async <Result>(
    { userId, campaignId }: CampaignKey,
    work: (signal: AbortSignal) => Promise<Result>,
    signal: AbortSignal,
  ): Promise<Result | null> => {
    const isPlaying = () => chat.isPlaying({ userId, campaignId });
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      if (!(await isIdle(isPlaying, signal))) continue;
      const done = await unlessPlayed(isPlaying, work, signal);
      if (done) return done.result;
    }
    return null;
  };

  async function isIdle(isPlaying: () => Promise<boolean>, signal: AbortSignal): Promise<boolean> {
    for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
      if (!(await isPlaying())) return true;
      await wait(LOOK_MS, signal);
      signal.throwIfAborted();
    }
    return false;
  }

  /** The result of the work, or null if a turn began before it was done. */
  async function unlessPlayed<Result>(
    isPlaying: () => Promise<boolean>,
    work: (signal: AbortSignal) => Promise<Result>,
    signal: AbortSignal,
  ): Promise<{ readonly result: Result } | null> {
    const given = new AbortController();
    const done = new AbortController();
    const either = AbortSignal.any([signal, given.signal]);
    const watch = async () => {
      while (!done.signal.aborted && !either.aborted) {
        await wait(LOOK_MS, done.signal);
        if (done.signal.aborted) return;
        if (await isPlaying()) given.abort(new Error("A turn began"));
      }
    };
    const working = work(either);
    // If the table cannot be asked, the work continues.
    const watching = watch().catch(() => {});
    try {
      return { result: await working };
    } catch (error) {
      if (given.signal.aborted && !signal.aborted) return null;
      throw error;
    } finally {
      done.abort();
      await watching;
    }
  }
}

type WhileIdle = ReturnType<typeof whileIdle>;

/** A chronicler that asks models while nobody plays. Turns for which there was no idle time are read by the oracle. */
export const idleChronicler = (idle: WhileIdle, chronicler: Chronicler, oracle: Chronicler): Chronicler => ({
  chronicle: async (turn, signal) =>
    (await idle(turn, (given) => chronicler.chronicle(turn, given), signal)) ?? oracle.chronicle(turn, signal),
});

/** A summarizer that asks models while nobody plays. Sessions for which there was no idle time are summarised by the oracle. */
export const idleSummarizer = (
  idle: WhileIdle,
  key: CampaignKey,
  summarizer: SessionSummarizer,
  oracle: SessionSummarizer,
): SessionSummarizer => ({
  summarize: async (events, signal) =>
    (await idle(key, (given) => summarizer.summarize(events, given), signal)) ?? oracle.summarize(events, signal),
});
