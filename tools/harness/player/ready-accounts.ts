import { randomUUID } from "node:crypto";
import { globSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { hashPassword } from "../../../workers/api/src/domain/password.ts";

/** The password of every regular. A regular is a ready-made account for tests. */
export const READY_PASSWORD = "a lantern in the rain";

/** The largest number of Vitest's processes. Each process has its own accounts, so that no two tests use the same player. */
const PROCESSES = 20;
const ACCOUNTS_OF_EACH = 120;

const emailOf = (process: number, account: number): string => `regular-${process}-${account}@example.org`;

/**
 * Adds accounts to a new data folder. Their passwords are hashed as cheaply as scrypt allows. A hash as sign-up makes it takes 0.4 s of a
 * core, at sign-up and at each sign-in; this was half of most journeys' time.
 */
export async function addReadyAccounts(dataDir: string): Promise<void> {
  const path = globSync("v3/d1/**/*.sqlite", { cwd: dataDir }).find((file) => !file.endsWith("metadata.sqlite"));
  if (!path) throw new Error(`No database in ${dataDir}`);
  const database = new DatabaseSync(join(dataDir, path));
  const add = database.prepare(
    "INSERT INTO users (id, email, display_name, password_hash, created_at) VALUES (?, ?, '', ?, ?)",
  );
  const hash = await hashPassword(READY_PASSWORD, { N: 16, r: 8, p: 1 });
  const createdAt = new Date().toISOString();
  database.exec("BEGIN");
  for (let process = 1; process <= PROCESSES; process += 1) {
    for (let account = 1; account <= ACCOUNTS_OF_EACH; account += 1) {
      add.run(randomUUID(), emailOf(process, account), hash, createdAt);
    }
  }
  database.exec("COMMIT");
  database.close();
}

/** The address of a regular that no test has used yet. Null if this process has used all of its regulars. */
export function nextRegular(): string | null {
  const process = Number(globalThis.process.env["VITEST_WORKER_ID"] ?? 0);
  const account = (taken.count += 1);
  return process >= 1 && process <= PROCESSES && account <= ACCOUNTS_OF_EACH ? emailOf(process, account) : null;
}

/** How many regulars are used. The number is on the global object, because Vitest may load this module again for each file. */
const taken = ((globalThis as { regularsTaken?: { count: number } }).regularsTaken ??= { count: 0 });
