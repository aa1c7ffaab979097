import type { Character } from "#contracts/entities/character";
import type { Effect } from "#contracts/play/effects";
import type { Sheet } from "#contracts/play/sheet";
import type { StoryEvent } from "#contracts/story/events";
import { EMPTY_STORY, type StoryState } from "#contracts/story/state";
import { storyOfMemo } from "#storyteller/oracle";
import type { Memo } from "#storyteller/ports";
import { applyStoryEvents } from "#storyteller/story";
import type { ItemChange } from "./guard/reply-to-check.ts";
import { applyEffect, sheetOf } from "./sheet.ts";

/** Turns between two snapshots. */
export const SNAPSHOT_EVERY = 32;
/** A snapshot is taken so many turns back: what the chronicler adds late rarely reaches further. */
const SETTLED_TURNS = 8;
/** Where no newer turn of the path has a snapshot within so many, the whole path is folded. */
export const SNAPSHOT_WITHIN = SNAPSHOT_EVERY + 2 * SETTLED_TURNS;
/** Things whose last change is kept. */
const MOST_ITEMS = 200;

/** What a turn changed, as it is stored. */
export interface TurnChanges {
  readonly turnId: string;
  readonly number: number;
  readonly effects: readonly Effect[];
  /** Null for a turn of release 0.1.0: its memo tells the story instead. */
  readonly story: readonly StoryEvent[] | null;
  /** What was added afterwards. */
  readonly late: readonly StoryEvent[];
  readonly memo: Memo | null;
}

/** Story and sheets after a turn. */
export interface Snapshot {
  readonly story: StoryState;
  /** With when the stored character was last changed: a sheet made from another one is of no use. */
  readonly sheets: readonly { readonly updatedAt: string; readonly sheet: Sheet }[];
  /** The last change of each thing that came or went. */
  readonly items: readonly ItemChange[];
}

/** Where folding begins: at a snapshot, or before the first turn. */
export const initialSnapshot = (characters: readonly Character[]): Snapshot => ({
  story: EMPTY_STORY,
  sheets: characters.map((character) => ({ updatedAt: character.updatedAt, sheet: sheetOf(character) })),
  items: [],
});

/** Whether the sheets of a snapshot are those of these characters as they are stored now. */
export const fitsParty = ({ sheets }: Snapshot, characters: readonly Character[]): boolean =>
  characters.every(({ id, updatedAt }) =>
    sheets.some((kept) => kept.sheet.characterId === id && kept.updatedAt === updatedAt),
  );

/** The snapshot after some more turns, in the order of the path. */
export const foldTurns = (from: Snapshot, turns: readonly TurnChanges[]): Snapshot => turns.reduce(foldTurn, from);

function foldTurn({ story, sheets, items }: Snapshot, turn: TurnChanges): Snapshot {
  const storyAfterTurn =
    turn.story === null
      ? turn.memo === null
        ? story
        : storyOfMemo(turn.memo)
      : applyStoryEvents(story, turn.story, turn.number);
  return {
    story: applyStoryEvents(storyAfterTurn, turn.late, turn.number),
    sheets:
      turn.effects.length === 0
        ? sheets
        : sheets.map(({ updatedAt, sheet }) => ({ updatedAt, sheet: turn.effects.reduce(applyEffect, sheet) })),
    items: turn.effects.reduce((kept, effect) => (effect.type === "item" ? withItem(kept, effect, turn) : kept), items),
  };
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
 * At which place of a folded stretch the next snapshot belongs: some turns before its end. Null where the stretch is too short.
 * @param length turns that were folded since the last snapshot
 */
export const snapshotPlace = (length: number): number | null =>
  length >= SNAPSHOT_EVERY + SETTLED_TURNS ? length - 1 - SETTLED_TURNS : null;
