import { readFileSync } from "node:fs";

import { Failure } from "../../tools/shared/failure.ts";
import { fromRoot } from "../../tools/shared/paths.ts";

/** package-lock.json (lockfileVersion 3), with the fields that this check reads. Keys of `packages` are folders; "" is the project itself. */
export interface LockFile {
  readonly packages: Readonly<Record<string, LockEntry>>;
}

interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  /** True if the package is part of the archive of the package whose folder it is in. That archive's hash covers it. */
  readonly inBundle?: boolean;
}

/**
 * Packages of which only one version may be installed. With two versions, the tests would use another runtime than the site
 * (docs/decisions/026-use-cloudflares-vitest-plugin.md).
 */
const ONCE = ["wrangler", "miniflare", "workerd"];

/** The faults of a lock file, a sentence each. */
export function lockFileFaults({ packages }: LockFile): string[] {
  const folders = Object.keys(packages);
  const twice = ONCE.filter((name) => folders.filter((folder) => folder.endsWith(`node_modules/${name}`)).length > 1);
  return [...entryFaults(packages), ...twice.map((name) => `${name} is there in more than one version`)];
}

function entryFaults(packages: LockFile["packages"]): string[] {
  return Object.entries(packages).flatMap(([folder, { version, integrity, resolved, inBundle }]) => {
    if (folder === "" || inBundle) return [];
    const name = `${folder.replace(/^.*node_modules\//u, "")}@${version}`;
    return [
      ...(integrity?.startsWith("sha512-") ? [] : [`${name} has no sha512 integrity`]),
      ...(resolved === undefined ? [] : [`${name} names where it was fetched from`]),
    ];
  });
}

/**
 * Fails unless every package of the lock file, for all platforms, has a hash, with which npm compares what it downloads. Also fails if a
 * package names a registry, because each machine installs from its own registry.
 */
export async function lockFile(): Promise<string> {
  const lock = JSON.parse(readFileSync(fromRoot("package-lock.json"), "utf8")) as LockFile;
  const faults = lockFileFaults(lock);
  if (faults.length > 0) throw new Failure(faults.join("\n"));
  return `${Object.keys(lock.packages).length - 1} packages`;
}
