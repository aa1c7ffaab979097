import { globSync, readFileSync } from "node:fs";

import { ROOT, fromRoot } from "../shared/paths.ts";

const SOURCES = [
  "{packages,workers,functions,web,tools,scripts,e2e,bench}/**/*.{ts,tsx,mjs,js,css,html,sql,toml}",
  "*.{ts,mjs,toml}",
  "migrations/*.sql",
];
const GENERATED = ["web/dist/**", "**/node_modules/**", "**/worker-configuration.d.ts", "**/.wrangler/**"];

export interface FileLengths {
  readonly files: number;
  readonly median: number;
  readonly p90: number;
  readonly longest: { readonly file: string; readonly lines: number };
  /** Every source file with its number of lines, the longest first. */
  readonly all: readonly { readonly file: string; readonly lines: number }[];
}

/** Counts the lines of the source files. */
export function fileLengths(): FileLengths {
  const all = globSync(SOURCES, { cwd: ROOT, exclude: GENERATED })
    .map((file) => ({ file, lines: readFileSync(fromRoot(file), "utf8").trimEnd().split("\n").length }))
    .toSorted((a, b) => b.lines - a.lines);
  const longest = all[0];
  if (!longest) throw new Error("No source files were found.");
  const at = (share: number): number => all[Math.floor((all.length - 1) * (1 - share))]?.lines ?? 0;
  return { files: all.length, median: at(0.5), p90: at(0.9), longest, all };
}
