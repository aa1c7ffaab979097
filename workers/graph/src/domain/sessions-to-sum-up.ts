import type { TimelineAnswer } from "#contracts/http/graph";

type Session = TimelineAnswer["sessions"][number];

/** A session has ended when nothing has happened in it for this long. */
const QUIET_MS = 4 * 3_600_000;
/**
 * Ended sessions without a summary. They include sessions that changed later, because memory deletes the summary of a changed session.
 * @param now milliseconds
 */
export const sessionsToSumUp = (sessions: readonly Session[], now: number): Session[] =>
  sessions.filter(
    ({ endedAt, summary, events }) => events.length > 0 && now - Date.parse(endedAt) >= QUIET_MS && summary === "",
  );
