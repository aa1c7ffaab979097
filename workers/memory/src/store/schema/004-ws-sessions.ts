import type { SqliteMigration } from "#worker-kit/sqlite-migration";

/** Stores the sessions and messages of the /ws protocol, so that a client that reconnects misses nothing and no request runs twice. */
export const SESSIONS: SqliteMigration = {
  id: "004-ws-sessions",
  additive: true,
  sql: `
    -- One row for each client that may come back. forgotten: the number of the last frame that is no longer kept.
    -- away_since: when its connection was found to be gone, in ms; null while it has one.
    CREATE TABLE ws_sessions (
      session TEXT PRIMARY KEY,
      forgotten INTEGER NOT NULL,
      away_since INTEGER
    ) WITHOUT ROWID;

    -- Every frame sent, as it was sent. Replies name the request they answer and hold a digest of what it asked.
    CREATE TABLE ws_frames (
      session TEXT NOT NULL,
      seq INTEGER NOT NULL,
      frame TEXT NOT NULL,
      at INTEGER NOT NULL,
      request_id TEXT,
      asked TEXT,
      PRIMARY KEY (session, seq)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX ws_replies ON ws_frames (session, request_id) WHERE request_id IS NOT NULL;
  `,
};
