import type { MemorySource } from "#contracts/memory/items";

export interface SourceRow extends Record<string, SqlStorageValue> {
  id: number;
  version: number;
  active: number;
}

/** Before any version of a turn was digested. */
const UNDIGESTED = -1;

/** A turn is named by its id; of the other kinds a campaign has one each. */
export const sourceName = (source: MemorySource): string => (source.kind === "turn" ? source.turnId : source.kind);

export function findSource(sql: SqlStorage, name: string): SourceRow | null {
  const [row] = sql.exec<SourceRow>("SELECT id, version, active FROM sources WHERE name = ?", name);
  return row ?? null;
}

/** Records a source's latest version. A source never heard of is active; a head move may have said otherwise before. */
export function recordSource(sql: SqlStorage, source: MemorySource): SourceRow {
  const turn = source.kind === "turn" ? source : null;
  return sql
    .exec<SourceRow>(
      `INSERT INTO sources (name, kind, turn_number, version, active) VALUES (?, ?, ?, ?, 1)
       ON CONFLICT (name) DO UPDATE SET turn_number = excluded.turn_number, version = excluded.version
       RETURNING id, version, active`,
      sourceName(source),
      source.kind,
      turn?.turnNumber ?? null,
      turn?.version ?? 0,
    )
    .one();
}

/** The source of a turn that may not be digested yet: on the active path unless a head move has said otherwise. */
export function sourceOfTurn(sql: SqlStorage, turnId: string): SourceRow {
  sql.exec(
    "INSERT INTO sources (name, kind, turn_number, version, active) VALUES (?, 'turn', NULL, ?, 1) ON CONFLICT DO NOTHING",
    turnId,
    UNDIGESTED,
  );
  return sql.exec<SourceRow>("SELECT id, version, active FROM sources WHERE name = ?", turnId).one();
}

/**
 * Sets whether a turn is on the active path, as the head move of that epoch says; answers its row where that changed anything.
 * A move heard after a later one no longer counts.
 */
export function setActive(sql: SqlStorage, turnId: string, active: boolean, epoch: number): SourceRow | null {
  const before = findSource(sql, turnId);
  const [moved] = sql.exec<SourceRow>(
    `INSERT INTO sources (name, kind, turn_number, version, active, epoch) VALUES (?, 'turn', NULL, ?, ?, ?)
     ON CONFLICT (name) DO UPDATE SET active = excluded.active, epoch = excluded.epoch WHERE epoch < excluded.epoch
     RETURNING id, version, active`,
    turnId,
    UNDIGESTED,
    active ? 1 : 0,
    epoch,
  );
  return before && moved && before.active !== moved.active ? moved : null;
}
