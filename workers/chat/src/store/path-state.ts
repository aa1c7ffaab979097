import type { Character } from "#contracts/entities/character";
import type { Effect } from "#contracts/play/effects";
import type { StoryEvent } from "#contracts/story/events";
import type { StoryState } from "#contracts/story/state";
import type { Memo } from "#storyteller/ports";
import { effectsIn } from "../domain/effects-of-events.ts";
import {
  fitsParty,
  foldTurns,
  type Snapshot,
  SNAPSHOT_WITHIN,
  snapshotPlace,
  initialSnapshot,
  type TurnChanges,
} from "../domain/fold-path.ts";
import type { MarkedEvent } from "../domain/turn-channel.ts";

/** The snapshot after a recent turn, kept while the object lives. */
interface Recent {
  readonly turnId: string;
  readonly snapshot: Snapshot;
  /** The number of turns that were folded between the last stored snapshot and this one. */
  readonly folded: number;
}

type Row = Record<string, SqlStorageValue>;

/** The most ids in one statement. SQLite here takes at most 100 parameters. */
const CHUNK = 90;

/**
 * Computes the story and the sheets at a turn. They are folded along the path from the nearest snapshot, so that the 2,000th turn takes
 * no longer than the 20th. A snapshot is made when one is missing, and cleared when an earlier turn changes.
 */
export class PathStateStore {
  readonly #sql: SqlStorage;
  /** The state before the last turn that was requested. With it, the next turn of the story folds only two turns, and not up to forty. */
  #recent: Recent | null = null;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /**
   * @param path ids from the root to the turn
   * @param characters the party as it is stored now; a snapshot made from older characters is not used
   */
  at(path: readonly string[], characters: readonly Character[]): Snapshot {
    const recent = this.#recentOn(path, characters);
    if (recent) {
      const turns = this.#changes(path.slice(path.lastIndexOf(recent.turnId) + 1));
      const folded = recent.folded + turns.length;
      // If the next snapshot is due, the code below makes it from the stored turns.
      if (snapshotPlace(folded) === null) return this.#fold(recent.snapshot, turns, folded);
    }
    const near = path.slice(-SNAPSHOT_WITHIN);
    const found = this.#nearest(near);
    const start = found && fitsParty(found.snapshot, characters) ? found : null;
    const rest = start ? near.slice(near.indexOf(start.turnId) + 1) : path;
    const turns = this.#changes(rest);
    let from = start?.snapshot ?? initialSnapshot(characters);
    const place = snapshotPlace(turns.length);
    if (place !== null) {
      from = foldTurns(from, turns.slice(0, place + 1));
      this.#keep(turns[place]!.turnId, from);
      const after = turns.slice(place + 1);
      return this.#fold(from, after, after.length);
    }
    return this.#fold(from, turns, turns.length);
  }

  #recentOn(path: readonly string[], characters: readonly Character[]): Recent | null {
    const recent = this.#recent;
    if (!recent || !path.slice(-SNAPSHOT_WITHIN).includes(recent.turnId)) return null;
    return fitsParty(recent.snapshot, characters) ? recent : null;
  }

  /** Folds the turns, and keeps the state before the last of them, because the last turn may still be running. */
  #fold(from: Snapshot, turns: readonly TurnChanges[], folded: number): Snapshot {
    const before = foldTurns(from, turns.slice(0, -1));
    const turnId = turns.at(-2)?.turnId;
    if (turnId !== undefined) this.#recent = { turnId, snapshot: before, folded: folded - 1 };
    return foldTurns(before, turns.slice(-1));
  }

  /** The story at a turn without the sheets. Any snapshot can be used, even if its characters are outdated. */
  storyAt(path: readonly string[]): StoryState {
    const near = path.slice(-SNAPSHOT_WITHIN);
    const found = this.#nearest(near);
    const rest = found ? near.slice(near.indexOf(found.turnId) + 1) : path;
    return foldTurns(found?.snapshot ?? initialSnapshot([]), this.#changes(rest)).story;
  }

  /** Clears the snapshots that a change of a turn makes wrong: its own, and those of all turns with higher numbers. */
  forgetFrom(turnNumber: number): void {
    this.#recent = null;
    this.#sql.exec("UPDATE turns SET snapshot = NULL WHERE snapshot IS NOT NULL AND number >= ?", turnNumber);
  }

  #nearest(ids: readonly string[]): { turnId: string; snapshot: Snapshot } | null {
    if (ids.length === 0) return null;
    const marks = ids.map(() => "?").join(",");
    const row = this.#sql
      .exec<Row>(
        `SELECT id, snapshot FROM turns WHERE id IN (${marks}) AND snapshot IS NOT NULL ORDER BY number DESC LIMIT 1`,
        ...ids,
      )
      .toArray()[0];
    return row ? { turnId: row.id as string, snapshot: JSON.parse(row.snapshot as string) as Snapshot } : null;
  }

  #keep(turnId: string, snapshot: Snapshot): void {
    this.#sql.exec("UPDATE turns SET snapshot = ? WHERE id = ?", JSON.stringify(snapshot), turnId);
  }

  #changes(ids: readonly string[]): TurnChanges[] {
    const rows: Row[] = [];
    for (let start = 0; start < ids.length; start += CHUNK) {
      const chunk = ids.slice(start, start + CHUNK);
      rows.push(
        ...this.#sql.exec<Row>(
          // For turns of release 0.1.0, the memo contains the whole story.
          `SELECT id, number, effects, iif(effects IS NULL AND has_effects = 1, events, NULL) AS events, story, late_story, iif(story IS NULL, memo, NULL) AS memo
           FROM turns WHERE id IN (${chunk.map(() => "?").join(",")})`,
          ...chunk,
        ),
      );
    }
    return rows.map(changesOf).toSorted((a, b) => a.number - b.number);
  }
}

function changesOf(row: Row): TurnChanges {
  return {
    turnId: row.id as string,
    number: row.number as number,
    effects: (parsed(row.effects) as Effect[] | null) ?? effectsIn((parsed(row.events) as MarkedEvent[] | null) ?? []),
    story: parsed(row.story) as StoryEvent[] | null,
    late: (parsed(row.late_story) as StoryEvent[] | null) ?? [],
    memo: parsed(row.memo) as Memo | null,
  };
}

const parsed = (value: SqlStorageValue | undefined): unknown =>
  typeof value === "string" ? (JSON.parse(value) as unknown) : null;
