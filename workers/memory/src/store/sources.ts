import type { MemorySource } from "#contracts/memory/items";
import { firstRow } from "#worker-kit/sqlite";
import { PAUSE_MS } from "#contracts/memory/sitting";
import { revision } from "./key-values.ts";
import { itemStoryOrder } from "./story-order.ts";
import type { EntityMention } from "./entity-mention.ts";

export interface SourceRow extends Record<string, SqlStorageValue> {
  id: number;
  name: string;
  version: number;
  active: number;
}

/** The version of a turn that has not been digested yet. */
const UNDIGESTED = -1;

/** The name of a source. A turn's name is its id. A campaign has only one source of each other kind, which is named after the kind. */
export const sourceName = (source: MemorySource): string => (source.kind === "turn" ? source.turnId : source.kind);

export function findSource(sql: SqlStorage, name: string): SourceRow | null {
  const row = firstRow(sql.exec<SourceRow>("SELECT id, name, version, active FROM sources WHERE name = ?", name));
  return row ?? null;
}

/**
 * Records a source's latest version. A new source is active, unless a head move has already said otherwise.
 * @param newRow values for a row that does not exist yet: its revision, and the items recalled before it
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

/**
 * The sitting in which a turn was played, as the number of the sitting's first turn. It is the sitting of the previous turn, unless there
 * was a long pause between them.
 */
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

/** The source of a turn that may not be digested yet. It is active unless a head move has said otherwise. */
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
 * Sets whether a turn is on the active path, according to the head move of that epoch. Returns its row if this changed anything. A move
 * that arrives after a later one is ignored.
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

/** The number of the latest turn on the active path. -1 before the first turn. */
const latestTurn = (sql: SqlStorage): number =>
  sql.exec<{ number: number }>("SELECT coalesce(max(turn_number), -1) AS number FROM sources WHERE active = 1").one()
    .number;

/** The story order of a source's items (story-order.ts). */
export const storyOf = (sql: SqlStorage, source: MemorySource): number => itemStoryOrder(source, () => latestTurn(sql));
