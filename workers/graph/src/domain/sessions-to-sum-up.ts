import type { TimelineAnswer } from "#contracts/http/graph";

type Session = TimelineAnswer["sessions"][number];

/** A session in which nothing has happened for so long is over. */
const QUIET_MS = 4 * 3_600_000;
/** Sessions that are over and have no summary: memory forgets one as soon as anything in its session changes. `now` in milliseconds. */
export const sessionsToSumUp = (sessions: readonly Session[], now: number): Session[] =>
  sessions.filter(
    ({ endedAt, summary, events }) => events.length > 0 && now - Date.parse(endedAt) >= QUIET_MS && summary === "",
  );
