import type { DetailLevel } from "#contracts/options";
import type { Sheet } from "#contracts/play/sheet";

import type { Line } from "../turn/follow-turn.ts";
import { settled, type StoryTurn } from "../turn/story-turn.ts";

/** All that the play screen shows of one campaign's table. */
export interface TableState {
  readonly phase: "loading" | "ready" | "failed";
  readonly turns: readonly StoryTurn[];
  /** Whether the story goes further back than what is shown. */
  readonly hasMore: boolean;
  readonly older: "idle" | "loading" | "failed";
  /** The turn being sent or told. */
  readonly liveTurnId: string | null;
  readonly line: Line;
  readonly stopping: boolean;
  readonly headTurnId: string | null;
  readonly sheets: readonly Sheet[];
  readonly detailLevel: DetailLevel;
  readonly draft: string;
  /** Why the last message did not go; its words are back in the draft. */
  readonly sendFailure: string | null;
}

/** What goes along with the player's words. */
export interface Reminders {
  readonly memoryEnhanced: boolean;
  readonly campaignOverview: boolean;
  readonly worldInfo: boolean;
  readonly characterRecap: boolean;
}

/** The turns with `turn` in its place, or at the end where it is new. */
export function withTurn(turns: readonly StoryTurn[], turn: StoryTurn): StoryTurn[] {
  const index = turns.findIndex(({ turnId }) => turnId === turn.turnId);
  return index < 0 ? [...turns, turn] : turns.with(index, turn);
}

/**
 * The turns after the newest page was read again: stored turns stand for told ones, new ones join at the end. A turn
 * that is being told stays as it is heard.
 */
export function withStored(
  turns: readonly StoryTurn[],
  stored: readonly StoryTurn[],
  liveTurnId: string | null,
): StoryTurn[] {
  return stored.reduce<StoryTurn[]>(
    (all, turn) => {
      const told = all.find(({ turnId }) => turnId === turn.turnId);
      if (told && turn.turnId === liveTurnId) return all;
      return withTurn(all, told ? settled(turn, told) : turn);
    },
    [...turns],
  );
}

/** The turns with an older page before them; what is in both is taken from `turns`, whose first turn may have been cut in two by the page. */
export function withOlder(older: readonly StoryTurn[], turns: readonly StoryTurn[]): StoryTurn[] {
  const shown = new Map(turns.map((turn) => [turn.turnId, turn]));
  const torn = older.filter((turn) => shown.has(turn.turnId));
  const mended = turns.map((turn) => {
    const other = torn.find(({ turnId }) => turnId === turn.turnId);
    return other ? { ...turn, playerText: turn.playerText || other.playerText, sentAt: other.sentAt } : turn;
  });
  return [...older.filter((turn) => !shown.has(turn.turnId)), ...mended];
}

/** Words put back into the box, before whatever the player has begun to write since. */
export const withWords = (words: string, draft: string): string =>
  draft.trim() && draft !== words ? `${words}\n${draft}` : words;
