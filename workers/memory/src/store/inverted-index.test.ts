import { runInDurableObject } from "cloudflare:test";
import fc from "fast-check";
import { expect, it } from "vitest";

import type { CampaignKey } from "#contracts/rpc/memory";
import { entity, item, newCampaign, objectOf, service, turn } from "../../test/campaign.ts";
import { entitiesOf, itemsAbout, itemsFrom, linkItem } from "./item-links.ts";
import { cachesOf } from "./campaign-caches.ts";
import { sourcesDescribing, sourcesMentioning } from "./mention-index.ts";

const NAMES = ["Hanne", "Orl", "Brakk", "Varrow"];
const names = fc.uniqueArray(fc.constantFrom(...NAMES));
const number = fc.nat({ max: 3 });

const act = fc.oneof(
  fc.record({
    do: fc.constant("tell" as const),
    number,
    items: fc.array(names, { maxLength: 3 }),
    mentioned: names,
    described: names,
  }),
  fc.record({ do: fc.constant("describe" as const), who: fc.nat(), as: fc.constantFrom("", "a miller") }),
  fc.record({ do: fc.constant("forget" as const), at: fc.nat() }),
  fc.record({ do: fc.constant("link" as const), at: fc.nat(), to: fc.nat() }),
);
type Act = typeof act extends fc.Arbitrary<infer Each> ? Each : never;

async function perform(key: CampaignKey, version: number, step: Act): Promise<void> {
  const object = objectOf(key);
  if (step.do === "tell") {
    const items = step.items.map((about, place) =>
      item(`Of ${about.join(", ")}.`, { key: `item:${place}`, entities: about }),
    );
    const entities = step.mentioned.map((name) =>
      entity(name, { description: step.described.includes(name) ? name : "" }),
    );
    await service.remember({
      ...key,
      source: turn(step.number, version),
      items,
      entities,
      at: "2031-01-01T00:00:00.000Z",
    });
  } else if (step.do === "describe") {
    const known = await object.queries().entities("person", {});
    const who = known[step.who % Math.max(1, known.length)];
    if (who) await object.edits().updateEntity(who.id, { description: step.as });
  } else {
    const { items } = await object.queries().items({});
    const chosen = items[step.at % Math.max(1, items.length)];
    if (!chosen) return;
    if (step.do === "forget") return void (await object.edits().forgetItem(chosen.id));
    await runInDurableObject(object, (_, { storage: { sql } }) => {
      const [id, ids] = [Number(chosen.id), idsIn(sql, "entities")];
      const before = entitiesOf(sql, id);
      linkItem(sql, id, step.to % 2 ? before.slice(1) : [...before, ...ids.slice(0, step.to % 3)]);
    });
  }
}

const idsIn = (sql: SqlStorage, table: "entities" | "sources"): number[] =>
  sql
    .exec<{ id: number }>(`SELECT id FROM ${table} ORDER BY id`)
    .toArray()
    .map(({ id }) => id);

const allOf = (sql: SqlStorage) => ({
  items: idsIn(sql, "entities").map((id) => [...itemsAbout(sql, id)]),
  sources: idsIn(sql, "entities").map((id) => [sourcesMentioning(sql, id), sourcesDescribing(sql, id)]),
  from: idsIn(sql, "sources").map((id) => itemsFrom(sql, id)),
});

it("The cached index of mentions equals storage, whatever was mentioned, mentioned again, forgotten or changed", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 14 }), async (steps) => {
      const key = newCampaign();
      for (const [version, step] of steps.entries()) await perform(key, version + 1, step);
      await runInDurableObject(objectOf(key), (_, { storage: { sql } }) => {
        const kept = allOf(sql);
        cachesOf(sql).dropIndex();
        expect(kept).toEqual(allOf(sql));
      });
    }),
    { numRuns: 30 },
  );
}, 60_000);
