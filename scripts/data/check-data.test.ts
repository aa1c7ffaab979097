import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";

import { damagedFiles, setAside } from "./check-data.ts";

const STORY = "v3/do/lorehearth-chat-GameTable/1.sqlite";
const MEMORY = "v3/do/lorehearth-memory-CampaignMemory/2.sqlite";
const ACCOUNTS = "v3/d1/miniflare-D1DatabaseObject/3.sqlite";

let data = "";
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), "lorehearth-check-"));
  for (const path of [STORY, MEMORY, ACCOUNTS]) {
    mkdirSync(dirname(join(data, path)), { recursive: true });
    const database = new DatabaseSync(join(data, path));
    database.exec(`CREATE TABLE kept (words TEXT); CREATE INDEX by_words ON kept (words);
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500) INSERT INTO kept SELECT hex(zeroblob(99)) || i FROM n`);
    database.close();
  }
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

/** Overwrites a page, as a failing disk may. */
function damage(path: string, page: number): void {
  const file = openSync(join(data, path), "r+");
  writeSync(file, Buffer.alloc(4_096, 0xa5), 0, 4_096, page * 4_096);
  closeSync(file);
}

it("finds no fault with databases that are whole", () => {
  expect(damagedFiles(data)).toEqual([]);
});

it("names the databases with a page that was overwritten, and what they store", () => {
  damage(STORY, 3);
  damage(ACCOUNTS, 0);
  expect(damagedFiles(data)).toEqual([
    { path: ACCOUNTS, stores: "accounts, worlds, campaigns and characters" },
    { path: STORY, stores: "the story of a campaign" },
  ]);
});

it("moves damaged stories and memories out of the way, and leaves the accounts where they are", () => {
  for (const path of [STORY, MEMORY, ACCOUNTS]) damage(path, 2);
  expect(damagedFiles(data).map((file) => setAside(data, file))).toEqual([false, true, true]);
  expect([STORY, MEMORY, ACCOUNTS].map((path) => existsSync(join(data, path)))).toEqual([false, false, true]);
  expect([STORY, MEMORY].map((path) => existsSync(join(data, "damaged", path)))).toEqual([true, true]);
});

it("says where there is no data", () => {
  expect(() => damagedFiles(join(data, "nowhere"))).toThrow("There is no data");
});
