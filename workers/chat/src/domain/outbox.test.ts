import { describe, expect, it, vi } from "vitest";

import {
  drainOutbox,
  MOST_ATTEMPTS,
  type OutboxEntry,
  type OutboxPayload,
  type OutboxPorts,
  retryDelay,
} from "./outbox.ts";
import type { TurnRecord } from "./turn-record.ts";

const payloadOf = (id: number): OutboxPayload => ({
  kind: "activity",
  update: { userId: "u", campaignId: "c", messageCount: id, lastActivity: "" },
});
const entry = (id: number, attempts = 0): OutboxEntry => ({ id, attempts, payload: payloadOf(id) });
const idOf = (payload: OutboxPayload): number => (payload.kind === "activity" ? payload.update.messageCount : 0);

/** Fake ports that record each call in order. Sending the entries in `failing` fails. */
function fakePorts(
  entries: readonly OutboxEntry[],
  failing: readonly number[],
  turns: readonly { readonly id: string; readonly messages: readonly number[] }[] = [],
): { ports: OutboxPorts; done: string[] } {
  const done: string[] = [];
  return {
    done,
    ports: {
      due: () => [...entries],
      unsentTurns: () =>
        turns.map(({ id, messages }) => ({ turn: { id } as TurnRecord, payloads: messages.map(payloadOf) })),
      markSent: ({ turn }, unsent, dueAt) =>
        done.push(`told ${turn.id}${unsent.map((each) => `, ${idOf(each)} again at ${dueAt}`).join("")}`),
      remove: (id) => done.push(`remove ${id}`),
      postpone: (id, dueAt) => done.push(`postpone ${id} to ${dueAt}`),
      send: async (payload) => {
        const id = idOf(payload);
        done.push(`send ${id}`);
        if (failing.includes(id)) throw new Error("not heard");
      },
      park: (id) => done.push(`park ${id}`),
      reportFailure: ({ payload, attempts }) => done.push(`failed ${idOf(payload)} ${attempts}`),
    },
  };
}

describe("the outbox", () => {
  it("removes an entry only after it was confirmed, and goes on after a failed entry", async () => {
    const { ports, done } = fakePorts([entry(1), entry(2, 3), entry(3)], [2]);
    await drainOutbox(ports, 1_000);
    expect(done).toEqual(["send 1", "remove 1", "send 2", "postpone 2 to 9000", "send 3", "remove 3"]);
  });

  it("marks a turn as sent after trying all its messages, and postpones those that failed", async () => {
    const turns = [
      { id: "one", messages: [2, 3] },
      { id: "two", messages: [4] },
    ];
    const { ports, done } = fakePorts([entry(1)], [3], turns);
    await drainOutbox(ports, 1_000);
    expect(done).toEqual([
      "send 1",
      "remove 1",
      "send 2",
      "send 3",
      "failed 3 1",
      "told one, 3 again at 2000",
      "send 4",
      "told two",
    ]);
  });

  it("says the first failure of an entry and the last, with which it is parked, and none between", async () => {
    const said: string[] = [];
    for (let attempts = 0; attempts < MOST_ATTEMPTS; attempts += 1) {
      const { ports, done } = fakePorts([entry(1, attempts)], [1]);
      await drainOutbox(ports, 0);
      said.push(...done.filter((one) => /^(?:failed|park)/u.test(one)));
    }
    expect(said).toEqual(["failed 1 1", "park 1", "failed 1 12"]);
  });

  it("takes a send that is not answered within ten seconds for failed, and goes on to the others", async () => {
    vi.useFakeTimers();
    try {
      const { ports, done } = fakePorts([entry(1), entry(2)], []);
      const silent: OutboxPorts = {
        ...ports,
        send: (payload) => (idOf(payload) === 1 ? new Promise<void>(() => {}) : ports.send(payload)),
      };
      const drained = drainOutbox(silent, 0);
      await vi.advanceTimersByTimeAsync(9_999);
      expect(done).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      await drained;
      expect(done).toEqual(["postpone 1 to 1000", "failed 1 1", "send 2", "remove 2"]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("waits longer after each failure, five minutes at most", () => {
    expect([0, 1, 2, 3].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(retryDelay(50)).toBe(300_000);
  });
});
