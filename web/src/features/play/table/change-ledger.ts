import { ApiError } from "../../../shared/api/api-error.ts";
import type { HeadTarget } from "../api/play-api.ts";
import { type StoryTurn, withReply } from "../turn/story-turn.ts";
import type { Desk } from "./desk.ts";
import { AT_REST } from "./stream-turn.ts";

/** Changes to what has been told. All throw ApiError where the server refuses or cannot be reached. */
export interface Changing {
  /** Moves the head and shows the story as it then is; false where something else is under way. */
  readonly moveHead: (target: HeadTarget) => Promise<boolean>;
  /** Changes the game master's words in a turn that has ended, unless another tab has changed what they `was`. */
  readonly editReply: (turnId: string, reply: string, was: string) => Promise<void>;
  /** Lets stand what was flagged in a reply; with `record`, the sheets are shown with the change that it tells of. */
  readonly keepFlag: (turnId: string, flagId: string, record: boolean) => Promise<void>;
  /** Names a turn, or with null takes its name away. */
  readonly nameTurn: (turnId: string, name: string | null) => Promise<void>;
  /** Takes the turn being told, or the last one, back for good. It is out of sight at once. */
  readonly playXCard: () => Promise<void>;
}

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

export function createChanging(desk: Desk, refresh: () => Promise<void>): Changing {
  const { ports, state, set } = desk;

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
        // Another tab may have the floor: what it does is shown here too.
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
      const turnId = liveTurnId ?? turns.at(-1)?.turnId;
      if (turnId === undefined) return;
      desk.renew();
      set({ ...AT_REST, turns: turns.filter((turn) => turn.turnId !== turnId) });
      await ports.outbox.forget(ports.campaignId, turnId);
      try {
        await ports.playXCard(turnId);
      } catch (error) {
        // A turn that never reached the table is gone already.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      } finally {
        await refresh();
      }
    },
  };
}
