import { firstRow } from "#worker-kit/sqlite";

/** How much of a /ws session is stored for a client that comes back (10 minutes; 1,000 replies, each with a push). */
export const RETENTION = { ms: 10 * 60_000, frames: 2_000, bytes: 16_000_000, awaySessions: 20 } as const;

/** The sequence number of the greeting. The greeting is not stored; a returning client gets a new one. */
const GREETING = 1;
/** Old messages of a session are deleted after every 100 new ones. */
const TIDY_EVERY = 100;

export interface Answered {
  readonly requestId: string;
  /** A hash of the request. */
  readonly asked: string;
}

/** Creates a /ws session for a client that has got the greeting. Returns the session's id. */
export function beginSession(sql: SqlStorage): string {
  const session = crypto.randomUUID();
  sql.exec("INSERT INTO ws_sessions (session, forgotten) VALUES (?, ?)", session, GREETING);
  return session;
}

/** The messages after number `ack`, as they were sent. Null if the session has ended or some of them are no longer stored. */
export function resumeSession(sql: SqlStorage, session: string, ack: number, now: number): string[] | null {
  const row = firstRow(sql.exec<SessionRow>(`${SESSION_ROWS} WHERE session = ?`, session));
  if (!row || isOver(row, now)) return null;
  const lastReceived = Math.max(ack, GREETING);
  if (lastReceived < row.forgotten || lastReceived > lastSeq(sql, session)) return null;
  sql.exec("UPDATE ws_sessions SET away_since = NULL WHERE session = ? AND away_since IS NOT NULL", session);
  return sql
    .exec<{ frame: string }>(
      "SELECT frame FROM ws_frames WHERE session = ? AND seq > ? ORDER BY seq",
      session,
      lastReceived,
    )
    .toArray()
    .map(({ frame }) => frame);
}

/** Gives a message its sequence number and stores it. The message is passed as JSON without the number. Returns the message to send. */
export function appendFrame(sql: SqlStorage, session: string, json: string, now: number, reply?: Answered): string {
  const seq = lastSeq(sql, session) + 1;
  const frame = `${json.slice(0, -1)},"seq":${seq}}`;
  sql.exec(
    "INSERT INTO ws_frames (session, seq, frame, at, request_id, asked) VALUES (?, ?, ?, ?, ?, ?)",
    session,
    seq,
    frame,
    now,
    reply?.requestId ?? null,
    reply?.asked ?? null,
  );
  if (seq % TIDY_EVERY === 0) forgetOld(sql, session, now);
  return frame;
}

/** The stored reply to a request id, and the hash of that request. */
export function storedReply(
  sql: SqlStorage,
  session: string,
  requestId: string,
): { frame: string; asked: string } | undefined {
  return sql
    .exec<{ frame: string; asked: string }>(
      "SELECT frame, asked FROM ws_frames WHERE session = ? AND request_id = ?",
      session,
      requestId,
    )
    .toArray()[0];
}

/** Frees the id of a failed request. Its reply stays among the messages that a returning client gets. */
export function releaseRequestId(sql: SqlStorage, session: string, requestId: string): void {
  sql.exec("UPDATE ws_frames SET request_id = NULL WHERE session = ? AND request_id = ?", session, requestId);
}

/** Records that the session has no connection any more. */
export function noteAway(sql: SqlStorage, session: string, now: number): void {
  sql.exec("UPDATE ws_sessions SET away_since = ? WHERE session = ? AND away_since IS NULL", now, session);
}

export function endSession(sql: SqlStorage, session: string): void {
  sql.exec("DELETE FROM ws_frames WHERE session = ?", session);
  sql.exec("DELETE FROM ws_sessions WHERE session = ?", session);
}

/**
 * The sessions that get pushes: connected ones, and those whose client may still come back. Expired ones are deleted. A session that lost
 * its connection when the object stopped counts as disconnected from now on.
 */
export function listening(sql: SqlStorage, isConnected: (session: string) => boolean, now: number): string[] {
  return sql
    .exec<SessionRow>(SESSION_ROWS)
    .toArray()
    .flatMap((row) => {
      if (isConnected(row.session)) return row.session;
      if (isOver(row, now)) {
        endSession(sql, row.session);
        return [];
      }
      if (row.away_since === null) noteAway(sql, row.session, now);
      return row.session;
    });
}

/** Deletes old messages of every session. If too many sessions are disconnected, deletes those that have been disconnected longest. */
export function tidySessions(sql: SqlStorage, isConnected: (session: string) => boolean, now: number): void {
  for (const session of listening(sql, isConnected, now)) forgetOld(sql, session, now);
  const tooMany = sql.exec<SessionRow>(
    `${SESSION_ROWS} WHERE away_since IS NOT NULL ORDER BY away_since DESC LIMIT -1 OFFSET ?`,
    RETENTION.awaySessions,
  );
  for (const { session } of tooMany.toArray()) endSession(sql, session);
}

type SessionRow = { session: string; forgotten: number; away_since: number | null };
const SESSION_ROWS = "SELECT session, forgotten, away_since FROM ws_sessions";

const isOver = ({ away_since }: SessionRow, now: number): boolean =>
  away_since !== null && now - away_since > RETENTION.ms;

function lastSeq(sql: SqlStorage, session: string): number {
  return sql
    .exec<{ seq: number }>(
      "SELECT coalesce((SELECT max(seq) FROM ws_frames WHERE session = ?1), forgotten) AS seq FROM ws_sessions WHERE session = ?1",
      session,
    )
    .one().seq;
}

function forgetOld(sql: SqlStorage, session: string, now: number): void {
  const { upTo } = sql
    .exec<{ upTo: number | null }>(
      `SELECT max(seq) AS upTo FROM (
         SELECT seq, at, sum(octet_length(frame)) OVER (ORDER BY seq DESC) AS bytes FROM ws_frames WHERE session = ?
       ) WHERE at < ? OR seq <= ? OR bytes > ?`,
      session,
      now - RETENTION.ms,
      lastSeq(sql, session) - RETENTION.frames,
      RETENTION.bytes,
    )
    .one();
  if (upTo === null) return;
  sql.exec("DELETE FROM ws_frames WHERE session = ? AND seq <= ?", session, upTo);
  sql.exec("UPDATE ws_sessions SET forgotten = ? WHERE session = ?", upTo, session);
}
