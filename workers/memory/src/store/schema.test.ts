import { runInDurableObject } from "cloudflare:test";
import { expect, it } from "vitest";

import type { MemoryRow } from "#contracts/portability/memory";
import { migrate } from "#worker-kit/sqlite";
import { entity, item, move, newCampaign, objectOf, recalled, service, turn, turnId } from "../../test/campaign.ts";
import { dumpEntities, dumpItems } from "../../test/dump.ts";
import { MIGRATIONS } from "./schema.ts";
import { rowsPage } from "./transfer/rows-page.ts";

const AT = "2031-01-01T10:00:00.000Z";

/**
 * A story of three turns and a note by the player. The last turn is undone. Hanne moves from place to place, is described twice and has a
 * secret.
 */
async function tale() {
  const key = newCampaign();
  const places = ["the mill", "Varrow", "the salt gate"];
  for (const [number, where] of places.entries()) {
    const state = { about: "Hanne Vask", relation: "place", value: where } as const;
    await service.remember({
      ...key,
      source: turn(number),
      items: [
        item(`Hanne Vask goes to ${where}.`, { entities: ["Hanne Vask", where], state }),
        item(`Orl hates her for the ${number} graves.`, {
          key: "secret",
          entities: ["Orl"],
          secret: true,
          knowers: ["Orl"],
        }),
      ],
      entities: [
        entity("Hanne Vask", { description: number === 0 ? "" : `A miller (${number}).`, aliases: ["the miller"] }),
      ],
      at: AT,
    });
  }
  await objectOf(key)
    .edits()
    .note(item("The ferry costs a penny.", { key: "note:1", kind: "note", entities: ["Orl"] }));
  await move(key, [turnId(2)], []);
  const { items } = await objectOf(key).queries().items({ q: "mill" });
  await objectOf(key).edits().changeItem(items[0]!.id, { pinned: true });
  return key;
}

const rowsOf = (sql: SqlStorage): MemoryRow[] => rowsPage(sql, undefined).rows;

type Columns = Record<string, SqlStorageValue | boolean>;
type Ends = Record<"id" | "superseded_by" | "seen_superseded_by", number | null>;

function insert(sql: SqlStorage, table: string, columns: Columns): void {
  const values = Object.values(columns).map((value) => (typeof value === "boolean" ? Number(value) : value));
  sql.exec(
    `INSERT INTO ${table} (${Object.keys(columns).join(", ")}) VALUES (${values.map(() => "?").join(", ")})`,
    ...values,
  );
}

/** Writes a row as older releases did, which had a separate table for each relation between rows. */
function insertOlder(sql: SqlStorage, row: MemoryRow): void {
  switch (row.is) {
    case "entity": {
      const { is: _, names, refs, ...columns } = row;
      insert(sql, "entities", columns);
      for (const folded of names) insert(sql, "entity_names", { folded, entity_id: row.id });
      for (const ref of refs) insert(sql, "entity_refs", { ref, entity_id: row.id });
      return;
    }
    case "matter": {
      const { id, ref, kind, entity: about, relation, folded, other } = row;
      return insert(sql, "matters", { id, ref, kind, entity_id: about, relation, folded, other_id: other });
    }
    case "source": {
      const { id, name, kind, turnNumber, version, active, epoch, at, session } = row;
      insert(sql, "sources", { id, name, kind, turn_number: turnNumber, version, active, epoch, at, session });
      for (const { entity: about, ...mention } of row.tellings.toReversed()) {
        insert(sql, "entity_tellings", { source_id: id, entity_id: about, ...mention });
      }
      return;
    }
    case "override": {
      const { is: _, source, history: __, ...columns } = row;
      return insert(sql, "overrides", { source_name: source, ...columns });
    }
    case "item": {
      const { is: _, source, entities, knowers, override, claim, ...columns } = row;
      const more = { source_id: source, known: knowers !== null, override_id: override };
      insert(sql, "items", { ...columns, ...more });
      sql.exec(
        `INSERT INTO item_index (rowid, content) SELECT i.id, i.content FROM items i JOIN sources s ON s.id = i.source_id
         WHERE i.id = ? AND s.active = 1`,
        row.id,
      );
      for (const about of entities.toReversed()) insert(sql, "item_entities", { item_id: row.id, entity_id: about });
      for (const knower of knowers ?? []) insert(sql, "item_knowers", { item_id: row.id, entity_id: knower });
      if (!claim) return;
      const { matter, value } = claim;
      const { story, ordinal } = row;
      return insert(sql, "claims", { item_id: row.id, matter_id: matter, value, story, ordinal });
    }
    default:
      throw new Error(`The tale has no ${row.is}`);
  }
}

it("A memory of an older release is what it was, and goes on as one of this release does", async () => {
  const [key, older] = [await tale(), newCampaign()];
  const [rows, ends] = await runInDurableObject(objectOf(key), (_, { storage: { sql } }) => [
    rowsOf(sql),
    sql.exec<Ends>("SELECT id, superseded_by, seen_superseded_by FROM items").toArray(),
  ]);
  const last = Math.max(...rows.flatMap((row) => (row.is === "item" ? row.id : 0)));
  await runInDurableObject(objectOf(older), async (_, { storage }) => {
    const { sql } = storage;
    await storage.deleteAll();
    const before = MIGRATIONS.findIndex(({ id }) => id === "010-one-row-a-turn");
    migrate(storage, MIGRATIONS.slice(0, before));
    for (const row of rows) insertOlder(sql, row);
    for (const { id, superseded_by, seen_superseded_by } of ends) {
      sql.exec(
        "UPDATE items SET superseded_by = ?, seen_superseded_by = ? WHERE id = ?",
        superseded_by,
        seen_superseded_by,
        id,
      );
    }
    insert(sql, "state", { key: "revision", value: "41" });
    // The last item was forgotten. No new item may get its id.
    insert(sql, "items", {
      source_id: 1,
      key: "x",
      kind: "fact",
      content: "",
      importance: 1,
      tone: "neutral",
      secret: 0,
      pinned: 0,
      at: "",
    });
    sql.exec("DELETE FROM items WHERE id > ?", last);
    migrate(storage, MIGRATIONS);
    expect(rowsOf(sql)).toEqual(rows);
  });
  expect(await recalled(older, "Where is the miller, and what does the ferry cost?")).toEqual(
    await recalled(key, "Where is the miller, and what does the ferry cost?"),
  );

  for (const each of [key, older]) await move(each, [turnId(1)], [turnId(2)]);
  const remembered = await service.remember({
    ...older,
    source: turn(3),
    items: [item("Orl rests.")],
    entities: [],
    at: AT,
  });
  expect(remembered).toMatchObject({ revision: 43, items: [{ id: String(last + 2) }] });
  await service.remember({ ...key, source: turn(3), items: [item("Orl rests.")], entities: [], at: AT });
  for (const dump of [dumpItems, dumpEntities]) {
    const [mine, theirs] = [await dump(older), await dump(key)];
    expect(mine.length).toBeGreaterThan(2);
    expect(mine).toEqual(theirs);
  }
});
