import { describe, expect, it } from "vitest";

import { onlyAdds } from "./only-adds.ts";

describe("a migration only adds", () => {
  it.each([
    ["a table", "CREATE TABLE moods (id INTEGER PRIMARY KEY, name TEXT NOT NULL)"],
    ["a column", "ALTER TABLE turns ADD COLUMN mood TEXT"],
    [
      "a column with a default",
      "-- DROP nothing\nALTER TABLE turns ADD mood TEXT NOT NULL DEFAULT 'DROP TABLE turns; x'",
    ],
    ["an index", "CREATE INDEX by_mood ON turns (mood) WHERE mood IS NOT NULL"],
    ["a table with its own unique index", "CREATE TABLE a (b); CREATE UNIQUE INDEX once ON a (b);"],
    ["a table of words", "CREATE VIRTUAL TABLE words USING fts5 (content)"],
    ["two tables that hold one another", "CREATE TABLE a (id PRIMARY KEY); CREATE TABLE b (a REFERENCES a (id))"],
    [
      "a table as drizzle writes it",
      "CREATE TABLE `a` (\n\t`t` text,\n\tFOREIGN KEY (`t`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade\n);\n--> statement-breakpoint\nCREATE UNIQUE INDEX `once` ON `a` (`t`);ALTER TABLE `users` ADD `place` text;",
    ],
    ["a table whose rows go with an older one's", "CREATE TABLE a (t REFERENCES turns (id) ON DELETE CASCADE)"],
  ])("where it makes %s", (_what, sql) => {
    expect(onlyAdds(sql)).toBe(true);
  });

  it("where it drops a plain index of an earlier migration, without which older code is only slower", () => {
    expect(onlyAdds("DROP INDEX by_mood", ["CREATE INDEX by_mood ON turns (mood)"])).toBe(true);
    expect(
      onlyAdds("DROP INDEX `by_mood`;CREATE INDEX `by_mood` ON `turns` (`id`);", [
        "CREATE INDEX `by_mood` ON `turns` (`mood`)",
      ]),
    ).toBe(true);
  });

  it("but not where it drops a unique index, which an older version's ON CONFLICT may name", () => {
    expect(onlyAdds("DROP INDEX once", ["CREATE UNIQUE INDEX once ON turns (number)"])).toBe(false);
  });

  it.each([
    ["drops a table", "CREATE TABLE a (b); DROP TABLE turn_events"],
    ["drops an index", "DROP INDEX turns_open"],
    ["drops a column", "ALTER TABLE turns DROP COLUMN mood"],
    ["renames a table", "ALTER TABLE turns RENAME TO told"],
    ["renames a column", "ALTER TABLE turns RENAME COLUMN mood TO temper"],
    ["fills what it added", "ALTER TABLE turns ADD COLUMN n INTEGER; UPDATE turns SET n = 1"],
    ["fills it by a query", "WITH told AS (SELECT 1) UPDATE turns SET n = 1"],
    ["deletes rows", "DELETE FROM turns"],
    ["copies a table", "CREATE TABLE items_before AS SELECT * FROM items"],
    ["forbids what was allowed", "CREATE UNIQUE INDEX once ON turns (number)"],
    ["checks a new column", "ALTER TABLE turns ADD COLUMN n INTEGER DEFAULT 0 CHECK (n < number)"],
    ["holds rows of an older table", "CREATE TABLE a (item_id INTEGER REFERENCES items (id))"],
    ["acts on the older version's writes", "CREATE TRIGGER t AFTER INSERT ON items BEGIN SELECT 1; END"],
    ["says something unknown", "PRAGMA user_version = 2"],
  ])("but not where it %s", (_what, sql) => {
    expect(onlyAdds(sql)).toBe(false);
  });
});
