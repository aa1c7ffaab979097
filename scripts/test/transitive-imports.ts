import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

import { ROOT } from "../../tools/shared/paths.ts";

/** Matches a static import or re-export of values. `import type` does not match, because it is removed by the compiler. */
const IMPORTED = /^\s*(?:import|export)\s+(?!type\s)(?:[^"';]*?\sfrom\s+)?"([^"]+)"/gmu;

const read = new Map<string, readonly string[]>();

/** Whether a test file needs workerd. That is so if the file or one of its imports imports a `cloudflare:` module. */
export const needsWorkerd = (file: string): boolean => reaches(file, (name) => name.startsWith("cloudflare:"));

/** Whether a test file has properties for fast-check. */
export const hasProperties = (file: string): boolean => reaches(file, (name) => name === "fast-check");

/** Whether a journey uses the stack that several files share. */
export const playsOnSharedStack = (file: string): boolean => reaches(file, (name) => name.endsWith("/shared-stack.ts"));

/**
 * Whether a file, or a file of the repository that it imports directly or indirectly, imports a wanted module.
 * @param file an absolute path
 * @param isWanted gets the specifier of an import, such as `cloudflare:test` or `./harness/stack.ts`
 */
export function reaches(file: string, isWanted: (specifier: string) => boolean): boolean {
  const seen = new Set<string>();
  const waiting = [file];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    for (const specifier of importsOf(next)) {
      if (isWanted(specifier)) return true;
      const path = pathOf(specifier, next);
      if (path !== undefined) waiting.push(path);
    }
  }
  return false;
}

function importsOf(file: string): readonly string[] {
  const known = read.get(file);
  if (known) return known;
  const found = [...readFileSync(file, "utf8").matchAll(IMPORTED)].map(([, specifier = ""]) => specifier);
  read.set(file, found);
  return found;
}

/** The file of the repository that an import names; undefined if the import names a package. */
function pathOf(specifier: string, importer: string): string | undefined {
  const path = specifier.startsWith(".") ? resolve(dirname(importer), specifier) : aliased(specifier);
  return path !== undefined && path.endsWith(".ts") && existsSync(path) ? path : undefined;
}

/** A path, or the path in Node where workers have another one. */
type Target = string | { readonly default: string };

const ALIASES = Object.entries(
  (JSON.parse(readFileSync(resolve(ROOT, "package.json"), "utf8")) as { imports: Record<string, Target> }).imports,
);

/** Resolves an entry of a package, such as `#storyteller/ports`, by package.json's `imports`: a name, or a prefix that ends with `*`. */
function aliased(specifier: string): string | undefined {
  const [name, target] =
    ALIASES.find(([name]) => name === specifier || (name.endsWith("*") && specifier.startsWith(name.slice(0, -1)))) ??
    [];
  const path = typeof target === "object" ? target.default : target;
  return name && path && resolve(ROOT, path.replace("*", specifier.slice(name.length - 1)));
}
