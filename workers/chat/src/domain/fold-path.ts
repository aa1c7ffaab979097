import type { Character } from "#contracts/entities/character";
import type { Effect } from "#contracts/play/effects";
import type { StoryEvent } from "#contracts/story/events";
import { EMPTY_STORY, type StoryState } from "#contracts/story/state";
import { storyOfMemo } from "#storyteller/oracle";
import type { Memo } from "#storyteller/ports";
import { applyStoryEvents } from "#storyteller/story";
import type { ItemChange } from "./guard/reply-to-check.ts";
import { afterEffect, tableHero, type TableHero } from "./table-hero.ts";

/** The number of turns between two snapshots. */
export const SNAPSHOT_EVERY = 32;
/** A snapshot is made this many turns before the end of the path, because the chronicler still adds events to the last turns. */
const SETTLED_TURNS = 8;
/** If none of the last turns has a snapshot within this distance, the whole path is folded. */
export const SNAPSHOT_WITHIN = SNAPSHOT_EVERY + 2 * SETTLED_TURNS;
/** The most items whose last change is kept. */
const MOST_ITEMS = 200;

/** The stored changes of a turn. */
export interface TurnChanges {
  readonly turnId: string;
  readonly number: number;
  readonly effects: readonly Effect[];
  /** Null for a turn of release 0.1.0, whose memo contains the story. */
  readonly story: readonly StoryEvent[] | null;
  /** Story events that were added after the turn ended. */
  readonly late: readonly StoryEvent[];
  readonly memo: Memo | null;
}

/** The story and the party after a turn. */
export interface Snapshot {
  readonly story: StoryState;
  /** Absent from a snapshot that an earlier version stored, which had other sheets; its story is still right. */
  readonly heroes?: readonly TableHero[];
  /** The last change of each item that was gained or lost. */
  readonly items: readonly ItemChange[];
}

/** The state before the first turn. */
export const initialSnapshot = (characters: readonly Character[]): Snapshot => ({
  story: EMPTY_STORY,
  heroes: characters.map(tableHero),
  items: [],
});

/** Whether the heroes of a snapshot were made from these characters as they are stored now. */
export const fitsParty = ({ heroes }: Snapshot, characters: readonly Character[]): boolean =>
  heroes !== undefined &&
  characters.every(({ id, updatedAt }) => heroes.some((kept) => kept.hero.id === id && kept.updatedAt === updatedAt));

/** The snapshot after these turns, which must be in path order. */
export function foldTurns(from: Snapshot, turns: readonly TurnChanges[]): Snapshot {
  // A memo contains the whole story, so of the memos only the last one is read.
  const lastMemo = turns.findLastIndex(({ memo }) => memo !== null);
  return turns.reduce((after, turn, at) => foldTurn(after, at < lastMemo ? { ...turn, memo: null } : turn), from);
}

function foldTurn({ story, heroes, items }: Snapshot, turn: TurnChanges): Snapshot {
  const storyAfterTurn =
    turn.story === null
      ? turn.memo === null
        ? story
        : storyOfMemo(turn.memo)
      : applyStoryEvents(story, turn.story, turn.number);
  return {
    story: applyStoryEvents(storyAfterTurn, turn.late, turn.number),
    ...(heroes && {
      heroes: turn.effects.length === 0 ? heroes : heroes.map((one) => heroAfterTurn(one, turn)),
    }),
    items: turn.effects.reduce((kept, effect) => (effect.type === "item" ? withItem(kept, effect, turn) : kept), items),
  };
}

function heroAfterTurn(one: TableHero, { effects, number }: TurnChanges): TableHero {
  const rose = effects.some(({ type, characterId }) => type === "level_up" && characterId === one.hero.id);
  const after = effects.reduce(afterEffect, one);
  return rose ? { ...after, levelTurn: number } : after;
}

function withItem(
  items: readonly ItemChange[],
  { name, delta, reason }: Extract<Effect, { type: "item" }>,
  { turnId, number }: TurnChanges,
): ItemChange[] {
  const others = items.filter((item) => item.name !== name);
  return [...others, { name, delta, reason, turnId, turnNumber: number }].slice(-MOST_ITEMS);
}

/**
 * The index of the turn that gets the next snapshot. It lies some turns before the end. Null if it is too early for a snapshot.
 * @param length the number of turns that were folded since the last snapshot
 */
export const snapshotPlace = (length: number): number | null =>
  length >= SNAPSHOT_EVERY + SETTLED_TURNS ? length - 1 - SETTLED_TURNS : null;
