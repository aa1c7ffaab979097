import type { TurnCompleted } from "#contracts/queue/messages";
import type { ChatRpc } from "#contracts/rpc/chat";
import type { Chronicler } from "#storyteller/ports";

/** How often the table is asked whether somebody plays. */
const LOOK_MS = 1_000;
/** A table that is busy longer than this counts as one try. */
const PATIENCE_MS = 60_000;
const MOST_TRIES = 3;

interface Parts {
  readonly chat: Pick<ChatRpc, "isPlaying">;
  /** Asks the model that the game master asks too. */
  readonly chronicler: Chronicler;
  /** Who reads the turn where the model never had the time. */
  readonly oracle: Chronicler;
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/**
 * A chronicler for a model server that answers one request at a time: the player's turn never waits for it. It reads while nobody plays
 * at the table, gives up as soon as a turn begins, and tries again when the table is idle. After three tries the oracle reads the turn.
 */
export function idleChronicler({ chat, chronicler, oracle, wait }: Parts): Chronicler {
  return {
    async chronicle(turn, signal) {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        if (!(await isIdle(turn, signal))) continue;
        const chronicle = await unlessPlayed(turn, signal);
        if (chronicle) return chronicle;
      }
      return oracle.chronicle(turn, signal);
    },
  };

  async function isIdle({ userId, campaignId }: TurnCompleted, signal: AbortSignal): Promise<boolean> {
    for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
      if (!(await chat.isPlaying({ userId, campaignId }))) return true;
      await wait(LOOK_MS, signal);
      signal.throwIfAborted();
    }
    return false;
  }

  /** The chronicle, or null where a turn began before it was whole. */
  async function unlessPlayed(turn: TurnCompleted, signal: AbortSignal) {
    const given = new AbortController();
    const done = new AbortController();
    const either = AbortSignal.any([signal, given.signal]);
    const watch = async () => {
      while (!done.signal.aborted && !either.aborted) {
        await wait(LOOK_MS, done.signal);
        if (done.signal.aborted) return;
        if (await chat.isPlaying(turn)) given.abort(new Error("A turn began"));
      }
    };
    const reading = chronicler.chronicle(turn, either);
    // A table that cannot be asked stops no chronicle.
    const watching = watch().catch(() => {});
    try {
      return await reading;
    } catch (error) {
      if (given.signal.aborted && !signal.aborted) return null;
      throw error;
    } finally {
      done.abort();
      await watching;
    }
  }
}
