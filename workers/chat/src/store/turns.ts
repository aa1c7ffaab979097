import { ALL_TOGGLES } from "#contracts/play/turn";
import type { StoryEvent } from "#contracts/story/events";
import type { StoredStory } from "../domain/transfer/exported-turn.ts";
import { effectsIn } from "../domain/effects-of-events.ts";
import { resultLines } from "../domain/result-lines.ts";
import type { MarkedEvent } from "../domain/turn-channel.ts";
import type { TranscriptTurn } from "#storyteller/ports";
import { transcriptOf } from "./transcript-rows.ts";
import type { TurnEnding, TurnRecord } from "../domain/turn-record.ts";

type Row = Record<string, SqlStorageValue>;

const fromRow = (row: Row): TurnRecord => ({
  id: row.id as string,
  parentId: row.parent_id as string | null,
  placeId: row.place_id as string,
  number: row.number as number,
  messageCount: row.message_count as number,
  kind: row.kind as TurnRecord["kind"],
  state: row.state as TurnRecord["state"],
  version: row.version as number,
  requestDigest: row.request_digest as string,
  playerText: row.player_text as string,
  reply: row.reply as string,
  detailLevel: row.detail_level as TurnRecord["detailLevel"],
  toggles: row.toggles === null ? ALL_TOGGLES : (JSON.parse(row.toggles as string) as TurnRecord["toggles"]),
  act: row.act === null ? null : (JSON.parse(row.act as string) as TurnRecord["act"]),
  seed: row.seed as string,
  commitment: row.commitment as string,
  flags: JSON.parse(row.flags as string) as TurnRecord["flags"],
  model: row.model as string | null,
  tokens: row.tokens === null ? null : (JSON.parse(row.tokens as string) as TurnRecord["tokens"]),
  memo: row.memo === null ? null : (JSON.parse(row.memo as string) as TurnRecord["memo"]),
  introduced: JSON.parse(row.introduced as string) as TurnRecord["introduced"],
  contextFrom: row.context_from as number | null,
  lastChildId: row.last_child_id as string | null,
  checkpoint: row.checkpoint as string | null,
  imported: row.imported === 1,
  startedAt: row.started_at as number,
  endedAt: row.ended_at as number | null,
  editedAt: row.edited_at as number | null,
});

/** The columns of a TurnRecord. A turn's events are read separately. */
const COLUMNS = `turns.id, parent_id, place_id, number, message_count, kind, state, version, request_digest, player_text, reply,
  detail_level, toggles, act, seed, commitment, flags, model, tokens, memo, introduced, context_from, last_child_id, started_at, ended_at,
  edited_at, imported, checkpoints.name AS checkpoint`;
const WITH_NAMES = "FROM turns LEFT JOIN checkpoints ON checkpoints.turn_id = turns.id";
const TURNS = `SELECT ${COLUMNS} ${WITH_NAMES}`;

const eventsOf = ({ events }: Row): MarkedEvent[] => JSON.parse(events as string) as MarkedEvent[];
/** Whether any of the events changed a sheet, as 1 or 0 for SQL. */
const hasEffects = (events: readonly MarkedEvent[]): number => (effectsIn(events).length > 0 ? 1 : 0);

/** The most ids in one statement. SQLite here takes at most 100 parameters. */
const CHUNK = 90;

function inChunks(ids: readonly string[]): string[][] {
  const chunks: string[][] = [];
  for (let start = 0; start < ids.length; start += CHUNK) chunks.push(ids.slice(start, start + CHUNK));
  return chunks;
}

const marksFor = (ids: readonly string[]): string => ids.map(() => "?").join(",");
const jsonOrNull = (list: readonly unknown[]): string | null => (list.length === 0 ? null : JSON.stringify(list));

/** The ledger's turns and their events, in the object's SQLite. */
export class TurnStore {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** A turn. Null if there is none, or if the player has retracted it. */
  get(id: string): TurnRecord | null {
    const row = this.#sql.exec<Row>(`${TURNS} WHERE id = ? AND hidden = 0`, id).toArray()[0];
    return row ? fromRow(row) : null;
  }

  /** The number of messages of the story up to a turn. */
  messageCount(id: string): number {
    const row = this.#sql.exec<{ count: number }>("SELECT message_count AS count FROM turns WHERE id = ?", id);
    return row.toArray()[0]?.count ?? 0;
  }

  /** The turns with these ids, in the order of the ids. */
  list(ids: readonly string[]): TurnRecord[] {
    const found = new Map<string, TurnRecord>();
    for (const chunk of inChunks(ids)) {
      for (const row of this.#sql.exec<Row>(`${TURNS} WHERE id IN (${marksFor(chunk)})`, ...chunk)) {
        found.set(row.id as string, fromRow(row));
      }
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  /**
   * The transcript of the turns with these ids, ordered by their numbers. Notes of the table are left out, because they are no part of
   * the story. What the player did with a sheet stands among the results of the turn before it.
   */
  transcript(ids: readonly string[]): TranscriptTurn[] {
    const rows = inChunks(ids)
      .flatMap((chunk) =>
        this.#sql
          .exec<Row>(
            `SELECT id, number, kind, player_text, reply, results, iif(results IS NULL, events, '[]') AS events,
               ifnull(story, '') || ifnull(late_story, '') LIKE '%"scene_closed"%' AS scene_ended,
               ifnull(story, '') || ifnull(late_story, '') LIKE '%"scene_opened"%' AS scene_opened
             FROM turns WHERE id IN (${marksFor(chunk)}) AND (flags ->> 'source' <> 'table' OR kind = 'sheet')`,
            ...chunk,
          )
          .toArray(),
      )
      .toSorted((a, b) => Number(a.number) - Number(b.number));
    return transcriptOf(rows);
  }

  /**
   * The first turn that was played here at a place, if there is one. Its variants have the same dice. Imported turns do not count, because
   * the author of the file chose their dice.
   */
  firstChild(parentId: string | null): TurnRecord | null {
    const row = this.#sql
      .exec<Row>(`${TURNS} WHERE parent_id IS ? AND imported = 0 ORDER BY started_at, turns.rowid LIMIT 1`, parentId)
      .toArray()[0];
    return row ? fromRow(row) : null;
  }

  /** The ids from the root to a turn, in the order in which they were played. */
  pathTo(id: string | null): string[] {
    if (id === null) return [];
    return this.#sql
      .exec<{ id: string }>(
        `WITH RECURSIVE path (id, parent_id, number) AS (
           SELECT id, parent_id, number FROM turns WHERE id = ?
           UNION ALL
           SELECT turns.id, turns.parent_id, turns.number FROM turns JOIN path ON turns.id = path.parent_id
         ) SELECT id FROM path ORDER BY number`,
        id,
      )
      .toArray()
      .map((row) => row.id);
  }

  /** Writes a turn with its events so far. An open turn is marked as unsent, because its end must still be sent. */
  insert(turn: TurnRecord, events: readonly MarkedEvent[]): void {
    this.#sql.exec(
      `INSERT INTO turns (id, parent_id, place_id, number, message_count, kind, state, version, request_digest, player_text, reply,
         detail_level, toggles, act, seed, commitment, flags, model, memo, introduced, context_from, started_at, ended_at, edited_at, events, has_effects, effects,
         unheard)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      turn.id,
      turn.parentId,
      turn.placeId,
      turn.number,
      turn.messageCount,
      turn.kind,
      turn.state,
      turn.version,
      turn.requestDigest,
      turn.playerText,
      turn.reply,
      turn.detailLevel,
      JSON.stringify(turn.toggles),
      turn.act === null ? null : JSON.stringify(turn.act),
      turn.seed,
      turn.commitment,
      JSON.stringify(turn.flags),
      turn.model,
      turn.memo === null ? null : JSON.stringify(turn.memo),
      JSON.stringify(turn.introduced),
      turn.contextFrom,
      turn.startedAt,
      turn.endedAt,
      turn.editedAt,
      JSON.stringify(events),
      hasEffects(events),
      jsonOrNull(effectsIn(events)),
      turn.state === "open" ? 1 : 0,
    );
  }

  /** Writes an imported turn with all its data from the file. */
  insertImported(turn: TurnRecord, events: readonly MarkedEvent[], story: StoredStory): void {
    this.insert(turn, events);
    this.#sql.exec(
      "UPDATE turns SET imported = 1, last_child_id = ?, tokens = ?, story = ?, late_story = ?, results = ? WHERE id = ?",
      turn.lastChildId,
      turn.tokens === null ? null : JSON.stringify(turn.tokens),
      story.events === null ? null : JSON.stringify(story.events),
      jsonOrNull(story.late),
      JSON.stringify(resultLines(events)),
      turn.id,
    );
  }

  /** The next ended turns after a row id, in the order they were started, each with its row id. */
  endedAfterRow(row: number, limit: number): { row: number; turn: TurnRecord }[] {
    return this.#sql
      .exec<Row>(
        `SELECT turns.rowid AS row, ${COLUMNS} ${WITH_NAMES}
         WHERE turns.rowid > ? AND hidden = 0 AND state <> 'open' ORDER BY turns.rowid LIMIT ?`,
        row,
        limit,
      )
      .toArray()
      .map((each) => ({ row: each.row as number, turn: fromRow(each) }));
  }

  count(): number {
    return this.#sql.exec<{ count: number }>("SELECT count(*) AS count FROM turns").one().count;
  }

  /** Whether every `last_child_id` is a child of its turn. */
  hasValidChildren(): boolean {
    const astray = this.#sql.exec(
      `SELECT 1 FROM turns LEFT JOIN turns child ON child.id = turns.last_child_id
       WHERE turns.last_child_id IS NOT NULL AND child.parent_id IS NOT turns.id LIMIT 1`,
    );
    return astray.toArray().length === 0;
  }

  /** Saves the current state of an open turn. */
  save(id: string, reply: string, events: readonly MarkedEvent[], story: readonly StoryEvent[]): void {
    this.#sql.exec(
      "UPDATE turns SET reply = ?, events = ?, has_effects = ?, effects = ?, story = ? WHERE id = ? AND state = 'open'",
      reply,
      JSON.stringify(events),
      hasEffects(events),
      jsonOrNull(effectsIn(events)),
      JSON.stringify(story),
      id,
    );
  }

  /** Ends an open turn and stores all its events. A turn that has ended already stays unchanged. */
  end(id: string, ending: TurnEnding, events: readonly MarkedEvent[]): void {
    this.#sql.exec(
      `UPDATE turns SET state = ?, reply = ?, flags = ?, model = ?, tokens = ?, memo = ?, introduced = ?, ended_at = ?, events = ?,
         has_effects = ?, effects = ?, context_from = ?, story = coalesce(?, story, '[]'), results = ?, inspection = ?
       WHERE id = ? AND state = 'open'`,
      ending.state,
      ending.reply,
      JSON.stringify(ending.flags),
      ending.model,
      ending.tokens === null ? null : JSON.stringify(ending.tokens),
      ending.memo === null ? null : JSON.stringify(ending.memo),
      JSON.stringify(ending.introduced),
      ending.endedAt,
      JSON.stringify(events),
      hasEffects(events),
      jsonOrNull(effectsIn(events)),
      ending.contextFrom,
      ending.story === null ? null : JSON.stringify(ending.story),
      JSON.stringify(resultLines(events)),
      ending.inspection?.summary ?? null,
      id,
    );
  }

  /** Records with which child turn the story continues. */
  setLastChild(id: string, childId: string): void {
    this.#sql.exec("UPDATE turns SET last_child_id = ? WHERE id = ?", childId, id);
  }

  /** The number of turns that models narrated between two instants, and their tokens. Retried and undone turns count too. */
  spent(from: number, until: number): { turns: number; input: number; output: number } {
    return this.#sql
      .exec<{ turns: number; input: number; output: number }>(
        `SELECT count(*) AS turns, coalesce(sum(tokens ->> 'input'), 0) AS input, coalesce(sum(tokens ->> 'output'), 0) AS output
         FROM turns WHERE tokens IS NOT NULL AND tokens ->> 'own' IS NULL AND imported = 0 AND ended_at >= ? AND ended_at < ?`,
        from,
        until,
      )
      .one();
  }

  /** Stores the player's edit of a reply as the turn's next version, and marks it as unsent. */
  editReply(id: string, reply: string, editedAt: number): void {
    this.#sql.exec(
      "UPDATE turns SET reply = ?, edited_at = ?, version = version + 1, unheard = 1 WHERE id = ?",
      reply,
      editedAt,
      id,
    );
  }

  /** The ids of the turns at the same place, in the order they were started. */
  siblings(parentId: string | null): string[] {
    return this.#sql
      .exec<{ id: string }>(
        "SELECT id FROM turns WHERE parent_id IS ? AND hidden = 0 ORDER BY started_at, rowid",
        parentId,
      )
      .toArray()
      .map((row) => row.id);
  }

  /** Every turn of the campaign, by number and time. */
  all(): TurnRecord[] {
    return this.#sql
      .exec<Row>(`${TURNS} WHERE hidden = 0 ORDER BY number, started_at, turns.rowid`)
      .toArray()
      .map(fromRow);
  }

  /** Whether the player has retracted this turn. */
  isHidden(id: string): boolean {
    return this.#sql.exec("SELECT 1 FROM turns WHERE id = ? AND hidden = 1", id).toArray().length > 0;
  }

  /** Hides a turn and all turns after it, so that nothing leads to them any more. */
  hide(id: string): void {
    this.#sql.exec(
      `WITH RECURSIVE below (id) AS (
         SELECT ? UNION ALL SELECT turns.id FROM turns JOIN below ON turns.parent_id = below.id
       ) UPDATE turns SET hidden = 1, inspection = NULL WHERE id IN (SELECT id FROM below)`,
      id,
    );
    this.#sql.exec(
      "UPDATE turns SET last_child_id = NULL WHERE last_child_id IN (SELECT id FROM turns WHERE hidden = 1)",
    );
    for (const table of ["checkpoints", "prompts"])
      this.#sql.exec(`DELETE FROM ${table} WHERE turn_id IN (SELECT id FROM turns WHERE hidden = 1)`);
  }

  open(): TurnRecord[] {
    return this.#sql.exec<Row>(`${TURNS} WHERE unheard = 1 AND state = 'open'`).toArray().map(fromRow);
  }

  /** Turns whose end or change has not been sent yet, in story order. Retracted turns are included. */
  unsent(): TurnRecord[] {
    return this.#sql.exec<Row>(`${TURNS} WHERE unheard = 1 AND state <> 'open' ORDER BY number`).toArray().map(fromRow);
  }

  /** Marks this version of a turn as sent, or as being in the outbox. */
  markSent({ id, version }: Pick<TurnRecord, "id" | "version">): void {
    this.#sql.exec("UPDATE turns SET unheard = 0 WHERE id = ? AND version = ?", id, version);
  }

  /** A turn's events, in the order they happened. */
  events(turnId: string): MarkedEvent[] {
    return this.#sql.exec<Row>("SELECT events FROM turns WHERE id = ?", turnId).toArray().flatMap(eventsOf);
  }

  /** The story events of a turn. */
  story(turnId: string): StoredStory {
    const row = this.#sql.exec<Row>("SELECT story, late_story FROM turns WHERE id = ?", turnId).toArray()[0];
    const parsed = (value: SqlStorageValue | undefined) =>
      typeof value === "string" ? (JSON.parse(value) as StoryEvent[]) : null;
    return { events: parsed(row?.story), late: parsed(row?.late_story) ?? [] };
  }

  /** Replaces the story events that were added after a turn ended. */
  setLateStory(turnId: string, late: readonly StoryEvent[]): void {
    this.#sql.exec("UPDATE turns SET late_story = ? WHERE id = ?", jsonOrNull(late), turnId);
  }

  /** Replaces a turn's events, and the data that are derived from them: the effects and the result lines. */
  setEvents(turnId: string, events: readonly MarkedEvent[]): void {
    this.#sql.exec(
      "UPDATE turns SET events = ?, has_effects = ?, effects = ?, results = ? WHERE id = ?",
      JSON.stringify(events),
      hasEffects(events),
      jsonOrNull(effectsIn(events)),
      JSON.stringify(resultLines(events)),
      turnId,
    );
  }

  /** Marks a turn so that its messages are sent again. */
  markUnsent(turnId: string): void {
    this.#sql.exec("UPDATE turns SET unheard = 1 WHERE id = ?", turnId);
  }

  /** The turns whose reply, player text or introductions contain a word. The spelling must be the same. */
  withWord(word: string): string[] {
    return this.#sql
      .exec<{ id: string }>(
        "SELECT id FROM turns WHERE instr(reply, ?1) > 0 OR instr(player_text, ?1) > 0 OR instr(introduced, ?1) > 0",
        word,
      )
      .toArray()
      .map((row) => row.id);
  }
}
