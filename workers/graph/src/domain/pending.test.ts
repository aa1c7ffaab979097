import { describe, expect, it } from "vitest";

import type { DigestStatus } from "#contracts/rpc/memory";
import { mayLack, pendingTurns } from "./pending.ts";

/** A ledger of turns 0 to `length - 1`, with their numbers as ids. */
const ledger = (length: number) => async (after: number, limit: number) =>
  Array.from({ length }, (_, number) => ({ turnId: String(number), number }))
    .filter(({ number }) => number > after)
    .slice(0, limit);

async function countPending(...asked: Parameters<typeof pendingTurns>): Promise<number> {
  let pending = 0;
  for await (const _ of pendingTurns(...asked)) pending += 1;
  return pending;
}

const status: DigestStatus = {
  lastDigestedTurnId: null,
  digestedFrom: 0,
  digestedThrough: -1,
  digestedBeyond: [],
  deadLetters: [],
  rebuilding: false,
};

describe("turns that wait to be digested", () => {
  it("are all of them at first, over as many pages as it takes", async () => {
    expect(await countPending(status, ledger(0))).toBe(0);
    expect(await countPending(status, ledger(100))).toBe(100);
    expect(await countPending(status, ledger(250))).toBe(250);
  });

  it("are not those digested out of order, nor those given up on", async () => {
    const read = {
      ...status,
      digestedThrough: 4,
      digestedBeyond: ["6", "7"],
      deadLetters: [{ turnId: "5", error: "poison" }],
    };

    expect(await countPending(read, ledger(10))).toBe(2);
  });

  it("are none of a story that began without an opening scene, but that scene where it was not read", async () => {
    const known = { ...status, digestedFrom: 1, digestedThrough: 9 } as const;
    const withoutOpening = async (after: number, limit: number) => ledger(10)(Math.max(after, 0), limit);

    expect(await countPending(known, withoutOpening)).toBe(0);
    expect(await countPending(known, ledger(10))).toBe(1);
  });

  it("are looked for only where one may be missing", () => {
    const from0 = { ...status, digestedThrough: 9 };
    const from1 = { ...from0, digestedFrom: 1 } as const;
    expect([mayLack(from0, 9), mayLack(from1, 9)]).toEqual([false, false]);
    expect([mayLack(from0, 10), mayLack(from1, 10)]).toEqual([true, true]);
    expect(mayLack({ ...from1, digestedThrough: 1 }, 1)).toBe(true);
    expect(mayLack(status, 0)).toBe(true);
  });

  it("are counted to an end even where pages repeat themselves", async () => {
    const stuck = async () => Array.from({ length: 100 }, () => ({ turnId: "0", number: 0 }));

    expect(await countPending({ ...status, digestedThrough: 0 }, stuck)).toBe(0);
  });
});
