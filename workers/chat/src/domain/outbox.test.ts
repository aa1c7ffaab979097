import { describe, expect, it } from "vitest";

import { drainOutbox, type OutboxEntry, type OutboxPayload, type OutboxPorts, retryDelay } from "./outbox.ts";
import type { TurnRecord } from "./turn-record.ts";

const payloadOf = (id: number): OutboxPayload => ({
  kind: "activity",
  update: { userId: "u", campaignId: "c", messageCount: id, lastActivity: "" },
});
const entry = (id: number, attempts = 0): OutboxEntry => ({ id, attempts, payload: payloadOf(id) });
const idOf = (payload: OutboxPayload): number => (payload.kind === "activity" ? payload.update.messageCount : 0);

/** Records in order what was done, and fails to send the entries named. */
function fakePorts(
  entries: readonly OutboxEntry[],
  failing: readonly number[],
  turns: readonly { readonly id: string; readonly news: readonly number[] }[] = [],
): { ports: OutboxPorts; done: string[] } {
  const done: string[] = [];
  return {
    done,
    ports: {
      due: () => [...entries],
      news: () => turns.map(({ id, news }) => ({ turn: { id } as TurnRecord, payloads: news.map(payloadOf) })),
      told: ({ turn }, unheard, dueAt) =>
        done.push(`told ${turn.id}${unheard.map((each) => `, ${idOf(each)} again at ${dueAt}`).join("")}`),
      remove: (id) => done.push(`remove ${id}`),
      postpone: (id, dueAt) => done.push(`postpone ${id} to ${dueAt}`),
      send: async (payload) => {
        const id = idOf(payload);
        done.push(`send ${id}`);
        if (failing.includes(id)) throw new Error("not heard");
      },
      failed: ({ payload }) => done.push(`failed ${idOf(payload)}`),
    },
  };
}

describe("the outbox", () => {
  it("forgets an entry only after it was heard, and goes on past one that was not", async () => {
    const { ports, done } = fakePorts([entry(1), entry(2, 3), entry(3)], [2]);
    await drainOutbox(ports, 1_000);
    expect(done).toEqual(["send 1", "remove 1", "send 2", "postpone 2 to 9000", "failed 2", "send 3", "remove 3"]);
  });

  it("takes a turn for told once all of its news was tried, and puts off what of it was not heard", async () => {
    const turns = [
      { id: "one", news: [2, 3] },
      { id: "two", news: [4] },
    ];
    const { ports, done } = fakePorts([entry(1)], [3], turns);
    await drainOutbox(ports, 1_000);
    expect(done).toEqual([
      "send 1",
      "remove 1",
      "send 2",
      "send 3",
      "failed 3",
      "told one, 3 again at 2000",
      "send 4",
      "told two",
    ]);
  });

  it("waits longer after each failure, five minutes at most", () => {
    expect([0, 1, 2, 3].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(retryDelay(50)).toBe(300_000);
  });
});
