import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { copyFile, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { ROOT, fromRoot } from "../../shared/paths.ts";
import { developmentVars } from "../../stack/secret.ts";

/** An older version of the code in a folder of its own. */
export interface OlderVersion {
  readonly commit: string;
  /** The absolute path of its root. */
  readonly root: string;
  /** The ids of the migrations that it does not know, sorted. */
  readonly unknown: readonly string[];
  remove(): Promise<void>;
}

/** Where the migrations of the database and of the campaigns' objects are. */
const MIGRATIONS = ["migrations", "workers/chat/src/store", "workers/memory/src/store"];
const IN_SQL = /^migrations\/(\d{4}_[\w-]+)\.sql$/u;
const IN_CODE = /\bid: "(\d{3}-[\w-]+)"/gu;

const git = (...args: readonly string[]): string =>
  execFileSync("git", args, { cwd: ROOT, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });

/**
 * Checks out the newest version in the history whose data format is older than the present one: it does not know all of the present
 * migrations. It uses the packages that are installed here.
 * @throws Error if the history has no such version, because it was cloned without its history
 */
export async function checkOutOlderVersion(): Promise<OlderVersion> {
  const present = presentIds();
  const changes = git("log", "--format=%H", "--", ...MIGRATIONS)
    .trim()
    .split("\n");
  for (const commit of ["HEAD", ...changes.map((change) => `${change}^`)]) {
    const known = new Set(idsAt(commit));
    const unknown = present.filter((id) => !known.has(id));
    if (unknown.length > 0) return checkOut(git("rev-parse", commit).trim(), unknown);
  }
  throw new Error('The history has no version with older data. Fetch all of it: "git fetch --unshallow".');
}

/** The migrations of the working tree. */
function presentIds(): string[] {
  const files = globSync([`${MIGRATIONS[0]}/*.sql`, ...MIGRATIONS.slice(1).map((folder) => `${folder}/**/*.ts`)], {
    cwd: ROOT,
  });
  const ids = files
    .filter((file) => !file.endsWith(".test.ts"))
    .flatMap((file) => IN_SQL.exec(file)?.[1] ?? idsIn(readFileSync(fromRoot(file), "utf8")));
  return [...new Set(ids)].toSorted();
}

/** The migrations of a commit. */
function idsAt(commit: string): string[] {
  const files = git("ls-tree", "-r", "--name-only", commit, "--", ...MIGRATIONS).split("\n");
  const inCode = files.filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  return [
    ...files.flatMap((file) => IN_SQL.exec(file)?.[1] ?? []),
    ...inCode.flatMap((file) => idsIn(git("show", `${commit}:${file}`))),
  ];
}

const idsIn = (code: string): string[] => [...code.matchAll(IN_CODE)].map(([, id = ""]) => id);

async function checkOut(commit: string, unknown: readonly string[]): Promise<OlderVersion> {
  const root = await mkdtemp(join(tmpdir(), "lorehearth-older-"));
  const archive = join(root, "archive.tar");
  git("archive", "--format=tar", "--output", archive, commit);
  execFileSync("tar", ["-xf", archive, "-C", root]);
  await rm(archive);
  await symlink(fromRoot("node_modules"), join(root, "node_modules"));
  // The secret of the sessions is beside the code. With another one, everybody would have to sign in again.
  developmentVars();
  await copyFile(fromRoot(".dev.vars"), join(root, ".dev.vars"));
  return { commit, root, unknown, remove: () => rm(root, { recursive: true, force: true }) };
}
