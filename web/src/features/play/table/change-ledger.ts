import { ApiError } from "../../../shared/api/api-error.ts";
import type { HeadTarget } from "../api/play-api.ts";
import { type StoryTurn, withReply } from "../turn/story-turn.ts";
import type { TableDeps } from "./table-deps.ts";
import { IDLE } from "./stream-turn.ts";

/** Changes to finished turns. All throw ApiError if the server refuses or cannot be reached. */
export interface LedgerChanges {
  /** Moves the head and shows the story up to it. Resolves to false if another move is running. */
  readonly moveHead: (target: HeadTarget) => Promise<boolean>;
  /** Replaces the game master's words in a finished turn. It fails if they no longer equal `was`, because another tab has changed them. */
  readonly editReply: (turnId: string, reply: string, was: string) => Promise<void>;
  /**
   * Dismisses a flag on a reply. With `record`, the change that the flag describes is also applied to the sheet, and the sheets are loaded
   * again.
   */
  readonly keepFlag: (turnId: string, flagId: string, record: boolean) => Promise<void>;
  /** Gives a turn a name as a checkpoint; null removes the name. */
  readonly nameTurn: (turnId: string, name: string | null) => Promise<void>;
  /** Retracts the running turn for good, or else the last turn. The turn disappears from the screen at once. */
  readonly playXCard: () => Promise<void>;
}

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

export function createLedgerChanges(deps: TableDeps, refresh: () => Promise<void>): LedgerChanges {
  const { ports, state, set } = deps;

  const isBusy = () => state().liveTurnId !== null || state().phase !== "ready" || state().moving;

  const change = (turnId: string, changed: (turn: StoryTurn) => StoryTurn) =>
    set(({ turns }) => ({ turns: turns.map((turn) => (turn.turnId === turnId ? changed(turn) : turn)) }));

  return {
    async moveHead(target) {
      if (isBusy()) return false;
      set({ moving: true });
      try {
        const { headTurnId, canUndo, canRedo } = await ports.moveHead(target);
        set({ headTurnId, canUndo, canRedo });
        await refresh();
        return true;
      } catch (error) {
        // A conflict means that another tab has started a turn. Load the story again to show that turn here too.
        if (isConflict(error)) await refresh();
        throw error;
      } finally {
        set({ moving: false });
      }
    },

    async editReply(turnId, reply, was) {
      try {
        const { message } = await ports.editReply(turnId, reply, was);
        change(turnId, (turn) => withReply(turn, message));
      } catch (error) {
        if (isConflict(error)) await refresh();
        throw error;
      }
    },

    async keepFlag(turnId, flagId, record) {
      const { flags } = await ports.keepFlag(turnId, flagId, record);
      change(turnId, (turn) => ({ ...turn, doubts: flags }));
      if (record) await refresh();
    },

    async nameTurn(turnId, name) {
      await ports.nameTurn(turnId, name);
      change(turnId, (turn) => ({ ...turn, checkpoint: name }));
    },

    async playXCard() {
      const { liveTurnId, turns } = state();
      // A change of a sheet is nothing that anybody wants unsaid: what was narrated before it is meant. The server hides what follows it too.
      const narrated = turns.findLast(({ kind }) => kind !== "sheet") ?? turns.at(-1);
      const turnId = liveTurnId ?? narrated?.turnId;
      if (turnId === undefined) return;
      deps.renew();
      set({
        ...IDLE,
        turns: turns.slice(
          0,
          turns.findIndex((turn) => turn.turnId === turnId),
        ),
      });
      await ports.outbox.forget(ports.campaignId, turnId);
      try {
        await ports.playXCard(turnId);
      } catch (error) {
        // The status 404 means that the turn never reached the server, so there is nothing to retract.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      } finally {
        await refresh();
      }
    },
  };
}
