import { runInDurableObject } from "cloudflare:test";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { item, newCampaign, objectOf, turn, turnId } from "../../test/campaign.ts";
import { cachesOf } from "./campaign-caches.ts";
import { indexMatches } from "./index-matches.ts";
import { MemoryStore } from "./memory-store.ts";
import { moveHead, remember } from "./remember.ts";

const QUERIES = ['"locket"', '"ferry" OR "owl"', "", '"owl"'];
const number = fc.nat(4);
const says = fc.array(fc.constantFrom<string[]>("locket", "Lockets", "ferry", "owl"), { minLength: 1, maxLength: 2 });
const deed = fc.oneof(
  fc.record({ is: fc.constantFrom("told" as const, "lost" as const), number, says }),
  fc.record({ is: fc.constantFrom("undone" as const, "redone" as const), number }),
);
type Deed = typeof deed extends fc.Arbitrary<infer Each> ? Each : never;

/** The results of the index after each step. With `afresh`, no cached result is used. */
function answersAfter(deeds: readonly Deed[], afresh: boolean, most: number): Promise<(readonly number[])[][]> {
  return runInDurableObject(objectOf(newCampaign()), (_, { storage }) => {
    const store = new MemoryStore(storage, () => {});
    return deeds.map((each, place) => {
      if (!("says" in each)) {
        const turns = [turnId(each.number)];
        const [left, joined] = each.is === "undone" ? [turns, []] : [[], turns];
        store.change((change) => moveHead(change, { epoch: place + 1, headTurnId: null, left, joined }));
      } else {
        const items = [item(each.says.join(" ")), item(`${each.says.join(" and ")} again`, { key: "deed" })];
        const at = new Date(Date.UTC(2031, 0, 1, place)).toISOString();
        const rememberDeed = () =>
          store.change((change) => {
            remember(change, { source: turn(each.number, place + 1), items, entities: [], at });
            if (each.is === "lost") throw new Error("The disk is full");
          });
        if (each.is === "lost") expect(rememberDeed).toThrow("The disk is full");
        else rememberDeed();
      }
      if (afresh) cachesOf(storage.sql).dropMatches();
      return indexMatches(storage.sql, QUERIES, most);
    });
  });
}

describe("what the index finds", () => {
  it("is the latest first, and no more than asked for", async () => {
    const deedOf = (at: number, ...words: string[]): Deed => ({ is: "told", number: at, says: words });
    const [, last] = await answersAfter([deedOf(0, "locket"), deedOf(1, "owl", "Lockets")], false, 3);
    expect(last).toEqual([[4, 3, 2], [4, 3], [], [4, 3]]);
  });

  it("is the same with and without cached results, whatever is stored, stored again, undone, redone or lost", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(deed, { minLength: 3, maxLength: 16 }),
        fc.integer({ min: 1, max: 6 }),
        async (deeds, most) => {
          expect(await answersAfter(deeds, false, most)).toEqual(await answersAfter(deeds, true, most));
        },
      ),
      { numRuns: 60 },
    );
  });
});
