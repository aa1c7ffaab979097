import type { MemorySource } from "#contracts/memory/items";
import { firstRow } from "#worker-kit/sqlite";
import { PAUSE_MS } from "../domain/sessions.ts";
import { revision } from "./key-values.ts";
import { itemStoryOrder } from "./story-order.ts";
import type { EntityMention } from "./entity-mention.ts";

export interface SourceRow extends Record<string, SqlStorageValue> {
  id: number;
  name: string;
  version: number;
  active: number;
}

/** Before any version of a turn was digested. */
const UNDIGESTED = -1;

/** A turn is named by its id; of the other kinds a campaign has one each. */
export const sourceName = (source: MemorySource): string => (source.kind === "turn" ? source.turnId : source.kind);

export function findSource(sql: SqlStorage, name: string): SourceRow | null {
  const row = firstRow(sql.exec<SourceRow>("SELECT id, name, version, active FROM sources WHERE name = ?", name));
  return row ?? null;
}

/**
 * Records a source's latest version. A new source is active, unless a head move came before it.
 * @param newRow values for a row that does not exist yet: its revision, and the recalls before it
 * @param mentions all its mentions of entities; null leaves them unchanged
 */
export function recordSource(
  sql: SqlStorage,
  source: MemorySource,
  at: string,
  newRow: { readonly revision: number; readonly recalled: string | null } = { revision: revision(sql), recalled: null },
  mentions: readonly EntityMention[] | null = null,
): SourceRow {
  const turn = source.kind === "turn" ? source : null;
  return sql
    .exec<SourceRow>(
      `INSERT INTO sources (name, kind, turn_number, version, active, at, session, revision, recalled, tellings)
       VALUES (?1, ?2, ?3, ?4, 1, ?5, ?6, ?7, ?8, coalesce(?9, '[]'))
       ON CONFLICT (name) DO UPDATE SET turn_number = excluded.turn_number, version = excluded.version, at = excluded.at,
         session = coalesce(session, excluded.session), tellings = coalesce(?9, tellings)
       RETURNING id, name, version, active`,
      sourceName(source),
      source.kind,
      turn?.turnNumber ?? null,
      turn?.version ?? 0,
      at,
      turn && sittingOf(sql, turn.turnNumber, at),
      newRow.revision,
      newRow.recalled,
      mentions && JSON.stringify(mentions),
    )
    .one();
}

/** The sitting a turn is told at, by its first turn's number: that of the turn before it, unless there was a pause between them. */
function sittingOf(sql: SqlStorage, turnNumber: number, at: string): number {
  const before = firstRow(
    sql.exec<{ session: number; at: string }>(
      `SELECT session, at FROM sources WHERE active = 1 AND turn_number < ? AND session IS NOT NULL
     ORDER BY turn_number DESC LIMIT 1`,
      turnNumber,
    ),
  );
  return before && Date.parse(at) - Date.parse(before.at) < PAUSE_MS ? before.session : turnNumber;
}

/** The source of a turn that may not be digested yet: on the active path unless a head move has said otherwise. */
export function sourceOfTurn(sql: SqlStorage, turnId: string): SourceRow {
  sql.exec(
    `INSERT INTO sources (name, kind, turn_number, version, active, revision) VALUES (?, 'turn', NULL, ?, 1, ?)
     ON CONFLICT DO NOTHING`,
    turnId,
    UNDIGESTED,
    revision(sql),
  );
  return sql.exec<SourceRow>("SELECT id, name, version, active FROM sources WHERE name = ?", turnId).one();
}

/**
 * Sets whether a turn is on the active path, as the head move of that epoch says; answers its row where that changed anything.
 * A move heard after a later one no longer counts.
 */
export function setActive(sql: SqlStorage, turnId: string, active: boolean, epoch: number): SourceRow | null {
  const before = findSource(sql, turnId);
  const moved = firstRow(
    sql.exec<SourceRow>(
      `INSERT INTO sources (name, kind, turn_number, version, active, epoch, revision) VALUES (?, 'turn', NULL, ?, ?, ?, ?)
     ON CONFLICT (name) DO UPDATE SET active = excluded.active, epoch = excluded.epoch WHERE epoch < excluded.epoch
     RETURNING id, name, version, active`,
      turnId,
      UNDIGESTED,
      active ? 1 : 0,
      epoch,
      revision(sql),
    ),
  );
  return before && moved && before.active !== moved.active ? moved : null;
}

/** The number of the latest turn on the active path; -1 before the first. */
const latestTurn = (sql: SqlStorage): number =>
  sql.exec<{ number: number }>("SELECT coalesce(max(turn_number), -1) AS number FROM sources WHERE active = 1").one()
    .number;

/** The story order of a source's items (story-order.ts). */
export const storyOf = (sql: SqlStorage, source: MemorySource): number => itemStoryOrder(source, () => latestTurn(sql));
