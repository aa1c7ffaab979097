import { describe, expect, it } from "vitest";

import { drainOutbox, type OutboxEntry, type OutboxPorts, retryDelay } from "./outbox.ts";

const entry = (id: number, attempts = 0): OutboxEntry => ({
  id,
  attempts,
  payload: { kind: "activity", update: { userId: "u", campaignId: "c", messageCount: id, lastActivity: "" } },
});

/** Records in order what was done, and fails to send the entries named. */
function fakePorts(
  entries: readonly OutboxEntry[],
  failing: readonly number[],
): { ports: OutboxPorts; done: string[] } {
  const done: string[] = [];
  return {
    done,
    ports: {
      due: () => [...entries],
      remove: (id) => done.push(`remove ${id}`),
      postpone: (id, dueAt) => done.push(`postpone ${id} to ${dueAt}`),
      send: async (payload) => {
        const id = payload.kind === "activity" ? payload.update.messageCount : 0;
        done.push(`send ${id}`);
        if (failing.includes(id)) throw new Error("not heard");
      },
      failed: ({ id }) => done.push(`failed ${id}`),
    },
  };
}

describe("the outbox", () => {
  it("forgets an entry only after it was heard, and goes on past one that was not", async () => {
    const { ports, done } = fakePorts([entry(1), entry(2, 3), entry(3)], [2]);
    await drainOutbox(ports, 1_000);
    expect(done).toEqual(["send 1", "remove 1", "send 2", "postpone 2 to 9000", "failed 2", "send 3", "remove 3"]);
  });

  it("waits longer after each failure, five minutes at most", () => {
    expect([0, 1, 2, 3].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(retryDelay(50)).toBe(300_000);
  });
});
