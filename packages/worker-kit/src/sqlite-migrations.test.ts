import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";

import { migrate, schemaState, SchemaRefusal } from "./sqlite-migrations.ts";
import type { SqliteMigration } from "./sqlite-migration.ts";
import type { Shelf } from "./testing/worker.ts";

const books: SqliteMigration = {
  id: "001-books",
  additive: true,
  sql: "CREATE TABLE books (title TEXT NOT NULL)",
};
const authors: SqliteMigration = {
  id: "002-authors",
  additive: true,
  sql: "ALTER TABLE books ADD COLUMN author TEXT; CREATE INDEX books_author ON books (author)",
};
const titles: SqliteMigration = {
  id: "003-titles",
  additive: false,
  sql: "ALTER TABLE books RENAME COLUMN title TO name",
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
      const broken = { id: "002-broken", additive: true, sql: "CREATE TABLE half (a); CREATE TABLE half (a)" };
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
    ["two steps changed places", [authors, books], "Migration 0 is 002-authors here but 001-books was applied"],
  ])("refuse a database made by other code: %s", async (_case, migrations, message) => {
    await onShelf(shelf(), (storage) => {
      migrate(storage, [books, authors]);
      expect(() => migrate(storage, migrations)).toThrow(new SchemaRefusal(message));
      expect(appliedIn(storage)).toEqual(["001-books", "002-authors"]);
    });
  });
});

describe("code that is older than the database", () => {
  it("goes on where the newer steps only add, and the newer code finds what was written meanwhile", async () => {
    const stub = shelf();
    await onShelf(stub, (storage) => migrate(storage, [books, authors]));
    await evictDurableObject(stub);
    await onShelf(stub, (storage) => {
      migrate(storage, [books]);
      expect(schemaState(storage, [books])).toEqual({ known: "001-books", applied: "002-authors", usable: true });
      storage.sql.exec("INSERT INTO books (title) VALUES ('The Long Winter')");
    });
    await evictDurableObject(stub);
    await onShelf(stub, (storage) => {
      migrate(storage, [books, authors]);
      expect(appliedIn(storage)).toEqual(["001-books", "002-authors"]);
      expect(storage.sql.exec("SELECT * FROM books").toArray()).toEqual([{ title: "The Long Winter", author: null }]);
    });
  });

  it("refuses where one of the newer steps does more, names both ids, and changes nothing", async () => {
    await onShelf(shelf(), (storage) => {
      migrate(storage, [books, authors, titles]);
      expect(() => migrate(storage, [books])).toThrow(
        new SchemaRefusal(
          "Migration 003-titles of a newer version does not only add, and this version knows no more than 001-books",
        ),
      );
      expect(schemaState(storage, [books])).toEqual({ known: "001-books", applied: "003-titles", usable: false });
      expect(schemaState(storage, [books, authors, titles])).toMatchObject({ usable: true });
      expect(appliedIn(storage)).toEqual(["001-books", "002-authors", "003-titles"]);
    });
  });

  it("refuses a step of which nothing is recorded", async () => {
    await onShelf(shelf(), (storage) => {
      asOfVersion010(storage, [books, authors]);
      expect(() => migrate(storage, [books])).toThrow(SchemaRefusal);
    });
  });
});

describe("a database of version 0.1.0, which recorded ids only", () => {
  it("is used as it is where there is nothing to apply", async () => {
    await onShelf(shelf(), (storage) => {
      asOfVersion010(storage, [books, authors]);
      migrate(storage, [books, authors]);
      expect(schemaState(storage, [books, authors])).toMatchObject({ applied: "002-authors", usable: true });
    });
  });

  it("records of the next step whether it only adds", async () => {
    await onShelf(shelf(), (storage) => {
      asOfVersion010(storage, [books]);
      migrate(storage, [books, authors]);
      migrate(storage, [books]);
      expect(storage.sql.exec("SELECT * FROM applied_migrations ORDER BY position").toArray()).toEqual([
        { position: 0, id: "001-books", additive: null },
        { position: 1, id: "002-authors", additive: 1 },
      ]);
    });
  });
});

/** Creates the database as version 0.1.0 did: its table of applied migrations had no third column. */
function asOfVersion010({ sql }: DurableObjectStorage, migrations: readonly SqliteMigration[]): void {
  sql.exec("CREATE TABLE applied_migrations (position INTEGER PRIMARY KEY, id TEXT NOT NULL)");
  migrations.forEach((migration, position) => {
    sql.exec(migration.sql);
    sql.exec("INSERT INTO applied_migrations (position, id) VALUES (?, ?)", position, migration.id);
  });
}
