import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { TOOLS, installed } from "../shared/paths.ts";
import { runQuietly } from "../shared/run-quietly.ts";
import type { Size } from "./size.ts";

/**
 * The pages that have a budget, in KB. `chunks` are the lazy chunks that the page loads in addition to the entry, by name
 * (web/build/chunk-groups.ts).
 */
const PAGES = [
  { name: "login page", budget: 140, chunks: ["login-page"] },
  { name: "play page", budget: 240, chunks: ["frame", "table"] },
] as const;
const ENTRY = "index.html";

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** The size of the JavaScript that a browser loads for each page: its chunks and everything that they import statically. */
export async function pageScripts(): Promise<Size[]> {
  const out = mkdtempSync(join(tmpdir(), "lorehearth-web-"));
  try {
    const build = [
      "build",
      "--config",
      "web/vite.config.ts",
      "--outDir",
      out,
      "--emptyOutDir",
      "--manifest",
      "manifest.json",
    ];
    await runQuietly("Building the web app", [installed(TOOLS.vite), ...build]);
    const manifest = JSON.parse(readFileSync(join(out, "manifest.json"), "utf8")) as Manifest;
    return PAGES.map(({ name, budget, chunks }) => {
      const files = staticClosure(manifest, [ENTRY, ...chunks.map((chunk) => keyOf(manifest, chunk))]);
      const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(out, file))).length, 0);
      return { name, kilobytes: Math.round((bytes / 1024) * 10) / 10, budget };
    });
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** The manifest's key of the script with this name. */
function keyOf(manifest: Manifest, name: string): string {
  const found = Object.entries(manifest).find(([, chunk]) => chunk.name === name && chunk.file.endsWith(".js"));
  if (!found) throw new Error(`The build has no chunk named ${name}: name it as web/build/chunk-groups.ts does.`);
  return found[0];
}

function staticClosure(manifest: Manifest, roots: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk ${key}.`);
    if (chunk.file.endsWith(".js")) files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  roots.forEach(visit);
  return files;
}
