import type { DetailLevel } from "#contracts/options";
import type { StoryPanel, Suggestion } from "#contracts/story/panel";
import type { Sheet } from "#contracts/play/sheet";

import type { TurnCall } from "../api/turn-call.ts";
import type { Line } from "../turn/follow-turn.ts";
import { settled, type StoryTurn } from "../turn/story-turn.ts";

/** Why a request was refused. The words of the player that were not sent are back in the draft. */
export interface SendFailure {
  readonly message: string;
  /** The refused request if the oracle could answer it instead; otherwise null. */
  readonly forOracle: TurnCall | null;
}

/** Everything about one table that the play screen shows. */
export interface TableState {
  readonly phase: "loading" | "ready" | "failed";
  readonly turns: readonly StoryTurn[];
  /** Whether the transcript has turns before the first shown one. */
  readonly hasMore: boolean;
  readonly older: "idle" | "loading" | "failed";
  /** Id of the turn that is being sent or written. */
  readonly liveTurnId: string | null;
  readonly line: Line;
  readonly stopping: boolean;
  /** True while the player's request waits until the table is loaded. */
  readonly awaited: boolean;
  /** True while a request that moves the head is running. */
  readonly moving: boolean;
  readonly headTurnId: string | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly sheets: readonly Sheet[];
  /** The scene, people, threads, clocks and fight; null before the first turn. */
  readonly story: StoryPanel | null;
  /** The suggested actions. */
  readonly suggestions: readonly Suggestion[];
  readonly detailLevel: DetailLevel;
  readonly draft: string;
  readonly sendFailure: SendFailure | null;
  /** True if this browser allows no storage. Words that are not sent yet are then lost when the page is closed. */
  readonly keepsNothing: boolean;
  /** The last change that this tab made to a sheet: its entry of the ledger, the hero, and its sentence. */
  readonly booked: { readonly turnId: string; readonly characterId: string; readonly words: string } | null;
}

/** What the game master is reminded of when the player sends an action. */
export interface Reminders {
  readonly memoryEnhanced: boolean;
  readonly campaignOverview: boolean;
  readonly worldInfo: boolean;
  readonly characterRecap: boolean;
}

/** Replaces the turn that has the same id. If there is none, appends the turn. */
export function withTurn(turns: readonly StoryTurn[], turn: StoryTurn): StoryTurn[] {
  const index = turns.findIndex(({ turnId }) => turnId === turn.turnId);
  return index < 0 ? [...turns, turn] : turns.with(index, turn);
}

/** Puts `turn` in the place of the turn `beside`, of which it is a variant, and removes all turns after that place. */
export function withTurnBeside(turns: readonly StoryTurn[], turn: StoryTurn, beside: string | null): StoryTurn[] {
  const at = turns.findIndex(({ turnId }) => turnId === turn.turnId || turnId === beside);
  return beside === null || at < 0 ? withTurn(turns, turn) : [...turns.slice(0, at), turn];
}

/** The turns to show after the newest page was loaded again. */
export interface Laid {
  readonly turns: StoryTurn[];
  /** Whether the earlier pages belong to the same path as the newest page. */
  readonly joins: boolean;
}

/**
 * Merges the newest page into the shown turns. The page decides: shown turns that it does not have are removed. Turns before its first turn
 * stay if that first turn was shown already. The running turn stays as it was streamed, and a turn that the server does not have yet stays
 * at the end.
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

/**
 * Puts an older page before the shown turns. For a turn in both, the shown one is used and completed, because its two messages may be on
 * different pages.
 */
export function withOlder(older: readonly StoryTurn[], turns: readonly StoryTurn[]): StoryTurn[] {
  const shown = new Map(turns.map((turn) => [turn.turnId, turn]));
  const torn = older.filter((turn) => shown.has(turn.turnId));
  const mended = turns.map((turn) => {
    const other = torn.find(({ turnId }) => turnId === turn.turnId);
    return other ? { ...turn, playerText: turn.playerText || other.playerText, sentAt: other.sentAt } : turn;
  });
  return [...older.filter((turn) => !shown.has(turn.turnId)), ...mended];
}

/** Puts refused words back into the draft, in front of what the player has typed since. */
export const withWords = (words: string, draft: string): string =>
  draft.trim() && draft !== words ? `${words}\n${draft}` : words;
