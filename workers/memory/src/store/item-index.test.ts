import { runInDurableObject } from "cloudflare:test";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { item, newCampaign, objectOf, turn, turnId } from "../../test/campaign.ts";
import { cachesOf } from "./campaign-caches.ts";
import { MemoryStore } from "./memory-store.ts";
import { moveHead, remember } from "./remember.ts";

const number = fc.nat(3);
const says = fc.array(fc.constantFrom<string[]>("locket", "Lockets", "ferry", "Fähre", "owl"), {
  minLength: 1,
  maxLength: 2,
});
const deed = fc.oneof(
  fc.record({ is: fc.constantFrom("told" as const, "lost" as const), number, says }),
  fc.record({ is: fc.constantFrom("undone" as const, "redone" as const), number }),
);
type Deed = typeof deed extends fc.Arbitrary<infer Each> ? Each : never;

/** The novelty of each item after these steps. With `afresh`, the cache of known words is dropped before each step. */
function noveltiesAfter(deeds: readonly Deed[], afresh: boolean): Promise<number[]> {
  return runInDurableObject(objectOf(newCampaign()), (_, { storage }) => {
    const store = new MemoryStore(storage, () => {});
    deeds.forEach((each, place) => {
      if (afresh) cachesOf(storage.sql).dropFoundWords();
      if (!("says" in each)) {
        const turns = [turnId(each.number)];
        const [left, joined] = each.is === "undone" ? [turns, []] : [[], turns];
        store.change((change) => moveHead(change, { epoch: place + 1, headTurnId: null, left, joined }));
        return;
      }
      const items = [item(each.says.join(" ")), item(`${each.says.join(" and ")} again`, { key: "deed" })];
      const at = new Date(Date.UTC(2031, 0, 1, place)).toISOString();
      try {
        store.change((change) => {
          remember(change, { source: turn(each.number, place + 1), items, entities: [], at });
          if (each.is === "lost") throw new Error("The disk is full");
        });
      } catch (error) {
        expect(each.is, String(error)).toBe("lost");
      }
    });
    const rows = storage.sql.exec<{ novelty: number }>("SELECT novelty FROM items ORDER BY id").toArray();
    return rows.map(({ novelty }) => novelty);
  });
}

describe("how new a memory is", () => {
  it("is the share of its words that nothing remembered before says", async () => {
    const deedOf = (at: number, ...says: string[]): Deed => ({ is: "told", number: at, says });
    const novelties = await noveltiesAfter(
      [deedOf(0, "locket"), deedOf(1, "Lockets", "owl"), deedOf(2, "locket", "owl")],
      false,
    );
    expect(novelties.map((novelty) => Math.round(novelty * 100))).toEqual([25, 0, 20, 0, 0, 0]);
  });

  it("is the same with and without the cache of known words, whatever is stored, undone or lost", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 3, maxLength: 16 }), async (deeds) => {
        expect(await noveltiesAfter(deeds, false)).toEqual(await noveltiesAfter(deeds, true));
      }),
      { numRuns: 60 },
    );
  });
});
