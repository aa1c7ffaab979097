import type { DetailLevel } from "#contracts/options";
import type { StoryPanel, Suggestion } from "#contracts/story/panel";
import type { Sheet } from "#contracts/play/sheet";

import type { TurnOrder } from "../api/turn-order.ts";
import type { Line } from "../turn/follow-turn.ts";
import { settled, type StoryTurn } from "../turn/story-turn.ts";

/** Why what was asked for was refused. Words that did not go are back in the draft. */
export interface SendFailure {
  readonly message: string;
  /** What was refused, where the oracle could do it instead. */
  readonly forOracle: TurnOrder | null;
}

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
  /** The player has asked for something that waits for the table to be there. */
  readonly awaited: boolean;
  /** The head is being moved. */
  readonly moving: boolean;
  readonly headTurnId: string | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly sheets: readonly Sheet[];
  /** Scene, people, threads, clocks and fight; null before the first turn. */
  readonly story: StoryPanel | null;
  /** What the player could do next. */
  readonly suggestions: readonly Suggestion[];
  readonly detailLevel: DetailLevel;
  readonly draft: string;
  readonly sendFailure: SendFailure | null;
  /** Words that cannot go are lost with the page: this browser keeps nothing. */
  readonly keepsNothing: boolean;
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

/** The turns with `turn` at the end, in the place of the turn it is told `beside` and of all that came after that one. */
export function withTurnBeside(turns: readonly StoryTurn[], turn: StoryTurn, beside: string | null): StoryTurn[] {
  const at = turns.findIndex(({ turnId }) => turnId === turn.turnId || turnId === beside);
  return beside === null || at < 0 ? withTurn(turns, turn) : [...turns.slice(0, at), turn];
}

/** A story after its newest page was read again. */
export interface Laid {
  readonly turns: StoryTurn[];
  /** Whether the pages before the newest are still those of this story. */
  readonly joins: boolean;
}

/**
 * Lays the newest page over what is shown: it says how the story goes now, so what it does not have is gone, but for the turns
 * before it, which are its own where its first turn is shown already. A turn that is being told stays as it is heard, and one
 * that the server does not have yet stays at the end.
 */
export function withNewest(turns: readonly StoryTurn[], page: readonly StoryTurn[], liveTurnId: string | null): Laid {
  const known = new Map(turns.map((turn) => [turn.turnId, turn]));
  const from = turns.findIndex(({ turnId }) => turnId === page[0]?.turnId);
  const stored = page.map((turn) => {
    const shown = known.get(turn.turnId);
    if (!shown || turn.turnId === liveTurnId) return shown ?? turn;
    return settled({ ...turn, playerText: turn.playerText || shown.playerText }, shown);
  });
  const has = new Set(page.map(({ turnId }) => turnId));
  const unsaid = turns.filter(
    ({ turnId, state }) => !has.has(turnId) && (turnId === liveTurnId || state === "sending"),
  );
  return { turns: [...turns.slice(0, Math.max(0, from)), ...stored, ...unsaid], joins: from >= 0 };
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
