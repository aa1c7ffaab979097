/** A pause this long ends a session. Milliseconds. */
export const PAUSE_MS = 4 * 60 * 60 * 1_000;

export interface PlayedTurn {
  readonly number: number;
  /** ISO 8601. */
  readonly at: string;
}

/** Turns that were played at one sitting. */
export interface Session {
  readonly startedAt: string;
  readonly endedAt: string;
  readonly firstTurn: number;
  readonly lastTurn: number;
}

/** Turns in the order of the story, as the sessions they were played in. A turn that was retried later belongs to the session of the retry. */
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
