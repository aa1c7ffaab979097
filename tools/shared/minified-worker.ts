import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { minify as minifyByTerser } from "terser";
import { minify } from "vite";

/** The arguments with which wrangler bundles a worker into a folder. Nothing is minified and nothing is uploaded. */
export const bundleCommand = (config: string, folder: string): string[] => [
  "deploy",
  "--dry-run",
  "--outdir",
  folder,
  "--config",
  config,
];

/** The arguments with which wrangler deploys the bundle in a folder as it is. */
export const deployCommand = (config: string, folder: string): string[] => [
  "deploy",
  "--no-bundle",
  "--config",
  config,
  join(folder, "index.js"),
];

/**
 * Minifies the bundle that wrangler made in a folder, in place. Its source map still leads to the sources. Resolves with the size after gzip
 * in KB. Why wrangler does not minify: docs/decisions/047.
 */
export async function minifyBundle(folder: string): Promise<number> {
  const file = join(folder, "index.js");
  const bundled = readFileSync(file, "utf8");
  const inputMap = JSON.parse(readFileSync(`${file}.map`, "utf8"));
  const { code, map, errors } = await minify("index.js", bundled, {
    module: true,
    compress: { maxIterations: 8, treeshake: { propertyReadSideEffects: false } },
    mangle: { toplevel: true },
    sourcemap: true,
    inputMap,
  });
  if (errors.length > 0)
    throw new Error(`${file} cannot be minified: ${errors.map(({ message }) => message).join("; ")}`);
  // Terser finds what Oxc leaves, and is quick on code that Oxc has made small.
  const smaller = await minifyByTerser(code, {
    module: true,
    ecma: 2020,
    compress: { passes: 3, pure_getters: true, sequences: false },
    sourceMap: { content: JSON.stringify(map) },
  });
  const minified = `${(smaller.code ?? code).trimEnd()}\n//# sourceMappingURL=index.js.map\n`;
  writeFileSync(file, minified);
  writeFileSync(`${file}.map`, typeof smaller.map === "string" ? smaller.map : JSON.stringify(smaller.map));
  return Number((gzipSync(minified).length / 1024).toFixed(2));
}
