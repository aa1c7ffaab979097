import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

import { ROOT, fromRoot } from "./paths.ts";

/** A SHA-256 hash over the names and contents of all files that match the patterns. Patterns begin at the root. */
export function fingerprint(patterns: readonly string[]): string {
  const hash = createHash("sha256");
  const files = globSync([...patterns], { cwd: ROOT }).filter((file) => statSync(fromRoot(file)).isFile());
  for (const file of files.toSorted())
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(fromRoot(file)))
      .update("\0");
  return hash.digest("hex");
}

/** Runs `work`, and then writes the fingerprint to the marker file. Does nothing if the marker file already has this fingerprint. */
export async function unlessMarked(marker: string, print: string, work: () => Promise<void>): Promise<void> {
  if (existsSync(marker) && readFileSync(marker, "utf8") === print) return;
  await work();
  mkdirSync(dirname(marker), { recursive: true });
  writeFileSync(marker, print);
}
