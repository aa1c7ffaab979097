import { globSync, readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";

import { onlyAdds } from "#worker-kit/testing/only-adds";
import { fromRoot } from "../../tools/shared/paths.ts";
import { type KnownMigration, NOT_ADDITIVE } from "./going-back.ts";
import { deployToFake, repository } from "./testing/deploy-to-fake.ts";
import { EMPTY } from "./testing/fake-account.ts";

// Reading the repository's configuration loads all of wrangler.
vi.setConfig({ testTimeout: 60_000 });

const MIGRATIONS = globSync("migrations/*.sql", { cwd: fromRoot() }).toSorted();

// Migrations are applied before the Workers are deployed, and a Worker may be rolled back while the migrations stay.
it.each(MIGRATIONS)("%s says in its first line if it does not only add", (path) => {
  const [sql = "", ...earlier] = [path, ...MIGRATIONS.slice(0, MIGRATIONS.indexOf(path))].map((each) =>
    readFileSync(fromRoot(each), "utf8"),
  );
  expect(NOT_ADDITIVE.test(sql)).toBe(!onlyAdds(sql, earlier));
});

const newer = (migration: KnownMigration) => ({
  ...repository,
  migrations: [...repository.migrations, migration],
});

describe("A deployment of an older version", () => {
  it("goes through where the newer version's migrations only add", async () => {
    const added = newer({ part: "chat", id: "999-more", additive: true });
    const { after: before } = await deployToFake(EMPTY, { repository: added });
    const { failure } = await deployToFake(before);
    expect(failure).toBeNull();
  });

  it.each([
    ["chat", "the campaigns' tables"],
    ["memory", "the campaigns' memories"],
  ] as const)("is refused where a migration of %s does not only add, and changes nothing", async (part, what) => {
    const changed = newer({ part, id: "999-changed", additive: false });
    const { after: before, failure: none } = await deployToFake(EMPTY, { repository: changed });
    expect(none).toBeNull();
    const { after, failure } = await deployToFake(before);
    expect(failure).toContain("8/16 Data of newer versions failed.");
    expect(failure).toContain(
      `it does not have the migration 999-changed of ${what}, and that does not only add. It could not use the data. Nothing was changed.`,
    );
    expect({ ...after, calls: [] }).toEqual({ ...before, calls: [] });
  });

  it("is refused even if the newer version stopped before its end, as campaigns may have been opened", async () => {
    const changed = newer({ part: "memory", id: "999-changed", additive: false });
    const { after: before } = await deployToFake({ ...EMPTY, fails: ["pages deploy"] }, { repository: changed });
    expect((await deployToFake(before)).failure).toContain("999-changed");
  });

  it("goes through if the newer version stopped before its workers were uploaded", async () => {
    const changed = newer({ part: "memory", id: "999-changed", additive: false });
    const { after: before } = await deployToFake({ ...EMPTY, fails: ["d1 migrations"] }, { repository: changed });
    expect((await deployToFake(before)).failure).toBeNull();
  });
});
