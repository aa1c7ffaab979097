import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { backUp } from "./back-up.ts";
import { restore } from "./restore.ts";

let folder = "";
let data = "";
let backup = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lorehearth-backup-"));
  [data, backup] = [join(folder, "data"), join(folder, "kept")];
  mkdirSync(join(data, "v3/do"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (root: string) => new DatabaseSync(join(root, "v3/do/ledger.sqlite"));
const turns = (root: string) => {
  const database = open(root);
  const rows = database.prepare("SELECT id FROM turns ORDER BY id").all();
  database.close();
  return rows.map(({ id }) => id);
};

describe("a backup", () => {
  it("holds what is only in the write-ahead log of a database that is being written to", async () => {
    const writer = open(data);
    writer.exec("PRAGMA journal_mode = WAL; CREATE TABLE turns (id INTEGER); INSERT INTO turns VALUES (1), (2)");
    await backUp(data, backup);
    writer.exec("INSERT INTO turns VALUES (3)");
    writer.close();
    restore(backup, join(folder, "again"));
    expect([turns(data), turns(join(folder, "again"))]).toEqual([
      [1, 2, 3],
      [1, 2],
    ]);
  });

  it("that was damaged or cut short is refused before anything is written", async () => {
    open(data).exec("CREATE TABLE turns (id INTEGER)");
    await backUp(data, backup);
    const again = join(folder, "again");
    writeFileSync(join(backup, "v3/do/ledger.sqlite"), "something else");
    expect(() => restore(backup, again)).toThrow("damaged, and nothing was restored: v3/do/ledger.sqlite");
    rmSync(join(backup, "manifest.json"));
    expect(() => restore(backup, again)).toThrow("is no backup");
  });

  it("overwrites neither data nor another backup", async () => {
    open(data).exec("CREATE TABLE turns (id INTEGER)");
    await backUp(data, backup);
    await expect(backUp(data, backup)).rejects.toThrow("is not empty");
    expect(() => restore(backup, data)).toThrow("move the folder aside first");
  });

  it("of nothing is none", async () => {
    await expect(backUp(join(folder, "nowhere"), backup)).rejects.toThrow("There is no data");
  });
});
