import { describe, expect, it } from "vitest";

import { sessionsToSumUp } from "./sessions-to-sum-up.ts";

const NOW = Date.parse("2026-09-16T03:17:00.000Z");
const event = {
  itemId: "1",
  turnId: null,
  turnNumber: 1,
  kind: "event",
  content: "The bell rang.",
  importance: 3,
  at: "2026-09-01T20:00:00.000Z",
} as const;
const session = (hoursAgo: number, summary = "", events = [event]) => ({
  startedAt: event.at,
  endedAt: new Date(NOW - hoursAgo * 3_600_000).toISOString(),
  summary,
  events,
});

describe("a session", () => {
  it("is summed up once it is over", () => {
    expect(sessionsToSumUp([session(1), session(5), session(500)], NOW)).toEqual([session(5), session(500)]);
  });

  it("keeps the summary that it has, for as long as memory does", () => {
    expect(sessionsToSumUp([session(5, "A bell rang."), session(500, "A bell rang.")], NOW)).toEqual([]);
  });

  it("of which nothing is remembered has nothing to sum up", () => {
    expect(sessionsToSumUp([session(5, "", [])], NOW)).toEqual([]);
  });
});
