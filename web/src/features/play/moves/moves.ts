import { toast } from "sonner";

import { messageOf } from "../../../shared/api/api-error.ts";
import { text } from "../../../shared/text/text.ts";
import type { HeadTarget } from "../api/play-api.ts";
import type { RetryHow } from "../table/ask-turns.ts";
import type { Table } from "../table/table-store.ts";

/** One note of where the story stands: a newer one takes its place. */
const NOTE = "story-moved";
const TAKEN = "taken-back";

/** Moves of the story that say what they did, and offer the way back. None throws. */
export interface Moves {
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
  /** Goes to a turn and says `words`; true where the story then ends there. */
  readonly go: (target: HeadTarget, words: string) => Promise<boolean>;
  /** Shows another telling, and the story as it went on from there. */
  readonly leaf: (turnId: string) => Promise<void>;
  /** Puts a turn and all after it aside. */
  readonly remove: (turnId: string) => Promise<void>;
  /** Has a turn told again, and says where what came after it is. */
  readonly retry: (turnId: string, how?: RetryHow) => Promise<void>;
  readonly sayOtherwise: (turnId: string, words: string) => Promise<void>;
  /** Lets the game master go on from a turn. */
  readonly goOn: (turnId: string, teller?: "oracle") => Promise<void>;
  readonly xCard: () => Promise<void>;
}

export function createMoves(table: Table): Moves {
  const { getState: state } = table;

  const note = (words: string, before: string | null, back: string = text.play.ledger.undo) =>
    void toast(words, {
      id: NOTE,
      action: { label: back, onClick: () => void go({ turnId: before }, text.play.ledger.movedBack) },
    });

  async function move(target: HeadTarget): Promise<boolean> {
    try {
      return await table.moveHead(target);
    } catch (error) {
      toast.error(messageOf(error, text.play.ledger.moveFailed), { id: NOTE });
      return false;
    }
  }

  async function go(target: HeadTarget, words: string, back?: string): Promise<boolean> {
    const before = state().headTurnId;
    if (!(await move(target))) return false;
    if (state().headTurnId !== before) note(words, before, back);
    return true;
  }

  /** Has something told in a turn's place. What came after it stands with the other telling, and can be had back. */
  async function regenerate(turnId: string, request: () => Promise<void>) {
    const { turns, headTurnId: before } = state();
    const after = turns.length - 1 - turns.findIndex((turn) => turn.turnId === turnId);
    await request();
    if (after > 0 && before !== null && state().headTurnId !== before) {
      note(text.play.ledger.turnsAfterVariant(after), before);
    }
  }

  return {
    go,

    async undo() {
      if ((await table.whenReady()) && state().canUndo)
        await go({ move: "undo" }, text.play.ledger.undone, text.play.ledger.redo);
    },

    async redo() {
      if ((await table.whenReady()) && state().canRedo) await go({ move: "redo" }, text.play.ledger.redone);
    },

    async leaf(turnId) {
      await move({ turnId, follow: true });
    },

    async remove(turnId) {
      const place = () => state().turns.findIndex((turn) => turn.turnId === turnId);
      // The turn before the first one shown may be on a page that has not been read.
      if (place() === 0 && state().hasMore) await table.loadOlder();
      const { turns, hasMore } = state();
      const at = place();
      if (at < 0 || (at === 0 && hasMore)) return void toast.error(text.play.ledger.moveFailed, { id: NOTE });
      await go({ turnId: turns[at - 1]?.turnId ?? null }, text.play.ledger.removed(turns.length - at));
    },

    retry: (turnId, how) => regenerate(turnId, () => table.retry(turnId, how)),
    sayOtherwise: (turnId, words) => regenerate(turnId, () => table.sayOtherwise(turnId, words)),

    async goOn(turnId, teller) {
      const isThere = state().turns.at(-1)?.turnId === turnId;
      if (isThere || (await go({ turnId }, text.play.ledger.wentTo))) await table.goOn(teller);
    },

    async xCard() {
      // Nothing is asked and nothing is offered back.
      toast.dismiss(NOTE);
      try {
        if (!(await table.whenReady())) throw new Error("The table cannot be read");
        if (state().turns.length === 0) return;
        await table.playXCard();
        toast(text.play.safety.taken, { id: TAKEN, duration: 8_000 });
      } catch {
        toast.error(text.play.safety.notTaken, {
          id: TAKEN,
          action: { label: text.common.retry, onClick: () => void this.xCard() },
        });
      }
    },
  };
}
