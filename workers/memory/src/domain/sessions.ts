import { PAUSE_MS } from "#contracts/memory/sitting";

export interface PlayedTurn {
  readonly number: number;
  /** ISO 8601. */
  readonly at: string;
}

/** Turns that were played without a long pause. */
export interface Session {
  readonly startedAt: string;
  readonly endedAt: string;
  readonly firstTurn: number;
  readonly lastTurn: number;
}

/**
 * Groups turns, given in story order, into sessions. A turn that was played again later belongs to the session in which it was played
 * again.
 */
export function sessionsOf(turns: readonly PlayedTurn[]): Session[] {
  const sessions: Session[] = [];
  for (const { number, at } of turns) {
    const last = sessions.at(-1);
    if (last && Date.parse(at) - Date.parse(last.endedAt) < PAUSE_MS) {
      sessions[sessions.length - 1] = { ...last, endedAt: at > last.endedAt ? at : last.endedAt, lastTurn: number };
    } else {
      sessions.push({ startedAt: at, endedAt: at, firstTurn: number, lastTurn: number });
    }
  }
  return sessions;
}
