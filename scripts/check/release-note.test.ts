import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { DATA_ARCHIVE, FIXTURES } from "../../tools/harness/stack/fixture.ts";
import { fromRoot } from "../../tools/shared/paths.ts";
import { readRepository } from "../deploy/read-repository.ts";

const RELEASES = readdirSync(FIXTURES).filter((name) => /^v\d/u.test(name));
const NEWEST = RELEASES.toSorted((one, other) => one.localeCompare(other, "en", { numeric: true })).at(-1) ?? "";

/** What CHANGELOG.md says of the next release. */
const unreleased = /^## Unreleased\n([^]*?)^## /mu.exec(readFileSync(fromRoot("CHANGELOG.md"), "utf8"))?.[1] ?? "";

/** The ids of all migrations that the release had applied to its data. */
async function appliedBy(release: string, folder: string): Promise<Set<string>> {
  const files = unzipSync(readFileSync(join(FIXTURES, release, DATA_ARCHIVE)));
  const ids = new Set<string>();
  for (const [path, bytes] of Object.entries(files).filter(([name]) => name.endsWith(".sqlite"))) {
    const copy = join(folder, "copy.sqlite");
    await writeFile(copy, bytes);
    const sqlite = new DatabaseSync(copy, { readOnly: true });
    const part = path.includes("GameTable") ? "chat" : path.includes("CampaignMemory") ? "memory" : "database";
    for (const [table, column] of [["applied_migrations", "id"] as const, ["d1_migrations", "name"] as const]) {
      if (!sqlite.prepare("SELECT 1 FROM sqlite_master WHERE name = ?").get(table)) continue;
      for (const row of sqlite.prepare(`SELECT ${column} AS id FROM ${table}`).all())
        ids.add(`${part}/${String(row["id"])}`);
    }
    sqlite.close();
  }
  return ids;
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lorehearth-release-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe(`The release note after ${NEWEST}`, () => {
  it("says whether an operator can go back, and names each new migration that does not only add", async () => {
    const applied = await appliedBy(NEWEST, folder);
    const known = readRepository().migrations;
    expect(known.filter(({ part, id }) => applied.has(`${part}/${id}`)).length).toBe(applied.size);
    const lasting = known.filter(({ part, id, additive }) => !additive && !applied.has(`${part}/${id}`));
    expect(unreleased).toContain("**Going back:**");
    expect(unreleased.includes("every migration since")).toBe(lasting.length === 0);
    for (const { id } of lasting) expect(unreleased).toContain(id);
  });
});
