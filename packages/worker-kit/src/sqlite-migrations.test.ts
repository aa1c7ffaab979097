import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";

import { migrate, type SqliteMigration } from "./sqlite-migrations.ts";
import type { Shelf } from "./testing/worker.ts";

const books: SqliteMigration = { id: "001-books", sql: "CREATE TABLE books (title TEXT NOT NULL)" };
const authors: SqliteMigration = {
  id: "002-authors",
  sql: "ALTER TABLE books ADD COLUMN author TEXT; CREATE INDEX books_author ON books (author)",
};

const namespace = (env as unknown as { SHELF: DurableObjectNamespace<Shelf> }).SHELF;
const shelf = () => namespace.get(namespace.newUniqueId());
const onShelf = <Result>(stub: DurableObjectStub<Shelf>, act: (storage: DurableObjectStorage) => Result) =>
  runInDurableObject(stub, (_object, state) => act(state.storage));

const tablesOf = (storage: DurableObjectStorage) =>
  storage.sql
    .exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'")
    .toArray()
    .map((row) => row.name);
const appliedIn = (storage: DurableObjectStorage) =>
  storage.sql
    .exec<{ id: string }>("SELECT id FROM applied_migrations ORDER BY position")
    .toArray()
    .map((row) => row.id);

describe("an object's migrations", () => {
  it("are applied in order, each once, however often the object wakes", async () => {
    const stub = shelf();
    await onShelf(stub, (storage) => migrate(storage, [books]));
    await onShelf(stub, (storage) => storage.sql.exec("INSERT INTO books (title) VALUES ('The Long Winter')"));
    await evictDurableObject(stub);
    await onShelf(stub, (storage) => {
      migrate(storage, [books, authors]);
      migrate(storage, [books, authors]);
      expect(appliedIn(storage)).toEqual(["001-books", "002-authors"]);
      expect(storage.sql.exec("SELECT * FROM books").toArray()).toEqual([{ title: "The Long Winter", author: null }]);
    });
  });

  it("leave nothing of a step that fails, and keep the steps before it", async () => {
    await onShelf(shelf(), (storage) => {
      const broken = { id: "002-broken", sql: "CREATE TABLE half (a); CREATE TABLE half (a)" };
      expect(() => migrate(storage, [books, broken])).toThrow(/already exists/u);
      expect(appliedIn(storage)).toEqual(["001-books"]);
      expect(tablesOf(storage)).not.toContain("half");
      migrate(storage, [books, authors]);
      expect(appliedIn(storage)).toEqual(["001-books", "002-authors"]);
    });
  });

  it.each([
    [
      "a step was renamed",
      [{ ...books, id: "001-volumes" }, authors],
      "Migration 0 is 001-volumes here but 001-books was applied",
    ],
    ["the code is older than the database", [books], "Migration 1 is missing here but 002-authors was applied"],
    ["two steps changed places", [authors, books], "Migration 0 is 002-authors here but 001-books was applied"],
  ])("refuse a database made by other code: %s", async (_case, migrations, message) => {
    await onShelf(shelf(), (storage) => {
      migrate(storage, [books, authors]);
      expect(() => migrate(storage, migrations)).toThrow(message);
      expect(appliedIn(storage)).toEqual(["001-books", "002-authors"]);
    });
  });
});
