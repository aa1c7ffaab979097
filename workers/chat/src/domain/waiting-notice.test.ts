import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { NumberedEvent } from "#contracts/play/events";
import { waitingNotices } from "./waiting-notice.ts";
import { TurnChannel } from "./turn-channel.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A turn that waits, and all events that its first reader receives. */
function waitingTurn() {
  const channel = new TurnChannel();
  const received: NumberedEvent[] = [];
  channel.subscribe({ seq: 0, chars: 0 }, (event) => received.push(event));
  const notices = waitingNotices(channel, Date);
  const wait = (what: "reading" | "thinking") => notices.waiting({ for: what, model: "m", since: Date.now() });
  return { channel, received, notices, wait };
}

describe("a turn that waits for its model", () => {
  it("says so after a second, under the id of the event before it", () => {
    const { channel, received, wait } = waitingTurn();
    channel.push({ type: "recall", items: [], degraded: false });
    wait("reading");
    vi.advanceTimersByTime(999);
    expect(received).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(received[1]).toEqual({
      id: received[0]?.id,
      event: { type: "waiting", for: "reading", model: "m", waitedMs: 1_000 },
    });
    expect(channel.events).toHaveLength(1);
  });

  it("says nothing of what was over within a second", () => {
    const { received, notices, wait } = waitingTurn();
    wait("reading");
    vi.advanceTimersByTime(500);
    wait("thinking");
    vi.advanceTimersByTime(500);
    notices.clear();
    vi.advanceTimersByTime(5_000);
    expect(received).toEqual([]);
  });

  it("says to who comes later how long it has waited by then, and nothing of it once the story goes on", () => {
    const { channel, wait } = waitingTurn();
    wait("thinking");
    vi.advanceTimersByTime(34_000);
    const late: NumberedEvent[] = [];
    channel.subscribe({ seq: 0, chars: 0 }, (event) => late.push(event));
    expect(late).toMatchObject([{ event: { type: "waiting", waitedMs: 34_000 } }]);

    channel.push({ type: "text", delta: "The lamp" });
    const later: NumberedEvent[] = [];
    channel.subscribe({ seq: 0, chars: 0 }, (event) => later.push(event));
    expect(later.map(({ event }) => event.type)).toEqual(["text"]);
  });

  it("counts down where it is known how long it takes", () => {
    const { channel, received, notices } = waitingTurn();
    notices.waiting({ for: "rate_limit", model: "m", since: Date.now(), until: Date.now() + 20_000 });
    vi.advanceTimersByTime(1_000);
    expect(received[0]?.event).toMatchObject({ for: "rate_limit", leftMs: 19_000 });
    vi.advanceTimersByTime(30_000);
    const late: NumberedEvent[] = [];
    channel.subscribe({ seq: 0, chars: 0 }, (event) => late.push(event));
    expect(late[0]?.event).toMatchObject({ leftMs: 0 });
  });
});
