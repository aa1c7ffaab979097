import { toast } from "../../../shared/ui/overlays/toast.ts";
import { messageOf } from "../../../shared/api/api-error.ts";
import { text } from "../../../shared/text/text.ts";
import type { HeadTarget } from "../api/play-api.ts";
import type { RetryHow } from "../table/turn-requests.ts";
import type { Table } from "../table/table-store.ts";

/** The id of the toast. All these messages share it, so a newer message replaces the older one. */
const NOTE = "story-moved";
const TAKEN = "taken-back";

/** Changes of the head. Each shows a toast that offers to undo the change. None throws. */
export interface Moves {
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
  /** Moves the head and shows `words` in a toast. Resolves to true if the head was moved. */
  readonly go: (target: HeadTarget, words: string) => Promise<boolean>;
  /** Shows another variant of a turn, with the story that followed that variant. */
  readonly showVariant: (turnId: string) => Promise<void>;
  /** Moves the head to before the turn. The turn and all turns after it stay in the ledger. */
  readonly remove: (turnId: string) => Promise<void>;
  /** Requests a variant of the turn. The toast says where the turns after the old variant can be found. */
  readonly retry: (turnId: string, how?: RetryHow) => Promise<void>;
  readonly editAction: (turnId: string, words: string) => Promise<void>;
  /** Continues the story after a turn, without a text of the player. */
  readonly continueStory: (turnId: string, narrator?: "oracle") => Promise<void>;
  readonly xCard: () => Promise<void>;
}

export function createMoves(table: Table): Moves {
  const { getState: state } = table;

  const note = (words: string, before: string | null, back: string = text.play.ledger.undo) =>
    toast(words, {
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

  /** Requests a variant of the turn. The turns after the old variant stay with the old variant and can be restored. */
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

    async showVariant(turnId) {
      await move({ turnId, follow: true });
    },

    async remove(turnId) {
      const place = () => state().turns.findIndex((turn) => turn.turnId === turnId);
      // The previous turn may be on a page that is not loaded yet.
      if (place() === 0 && state().hasMore) await table.loadOlder();
      const { turns, hasMore } = state();
      const at = place();
      if (at < 0 || (at === 0 && hasMore)) return toast.error(text.play.ledger.moveFailed, { id: NOTE });
      await go({ turnId: turns[at - 1]?.turnId ?? null }, text.play.ledger.removed(turns.length - at));
    },

    retry: (turnId, how) => regenerate(turnId, () => table.retry(turnId, how)),
    editAction: (turnId, words) => regenerate(turnId, () => table.editAction(turnId, words)),

    async continueStory(turnId, narrator) {
      const isThere = state().turns.at(-1)?.turnId === turnId;
      if (isThere || (await go({ turnId }, text.play.ledger.wentTo))) await table.continueStory(narrator);
    },

    async xCard() {
      // The X-card asks for no confirmation and cannot be undone.
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
