import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

import { fromRoot } from "../../tools/shared/paths.ts";
import { hasProperties, needsWorkerd, playsOnSharedStack, reaches } from "./transitive-imports.ts";

const folder = mkdtempSync(join(tmpdir(), "lorehearth-imports-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe("Whether a test needs workerd", () => {
  it("is yes where it imports a module of the runtime", () => {
    expect(needsWorkerd(file("direct.ts", 'import { env } from "cloudflare:workers";'))).toBe(true);
    expect(needsWorkerd(file("bare.ts", 'import "cloudflare:test";'))).toBe(true);
    expect(needsWorkerd(file("handed-on.ts", 'export { env } from "cloudflare:test";'))).toBe(true);
  });

  it("is yes where a file does that it imports, however far away and in however many lines", () => {
    file("far.ts", 'import {\n  env,\n  SELF,\n} from "cloudflare:test";');
    file("near.ts", 'import { far } from "./far.ts";');
    expect(needsWorkerd(file("at-hand.ts", 'import { near } from "./near.ts";'))).toBe(true);
    expect(needsWorkerd(fromRoot("workers/memory/src/recall.test.ts"))).toBe(true);
  });

  it("is no where only a type comes from there, and where nothing does", () => {
    expect(needsWorkerd(file("type.ts", 'import type { D1Migration } from "cloudflare:test";'))).toBe(false);
    expect(needsWorkerd(file("text.ts", 'const text = "cloudflare:test";'))).toBe(false);
    expect(needsWorkerd(fromRoot("workers/chat/src/domain/outbox.test.ts"))).toBe(false);
  });

  it("ends where files import one another, and looks through package.json's own names", () => {
    file("one.ts", 'import "./other.ts";');
    file("other.ts", 'import "./one.ts";');
    expect(needsWorkerd(join(folder, "one.ts"))).toBe(false);
    const reachesRateLimiter = (name: string, entry: string) =>
      reaches(file(name, `import "${entry}";`), (specifier) => specifier === "./rate-limiter.ts");
    expect(reachesRateLimiter("whole.ts", "#memory-client")).toBe(true);
    expect(reachesRateLimiter("longer.ts", "#memory-client/testing")).toBe(false);
    expect(hasProperties(file("any.ts", 'import "#contracts/play/stakes.test";'))).toBe(true);
  });
});

it("A journey uses the shared stack where it, or one of its imports, imports that", () => {
  expect(playsOnSharedStack(fromRoot("e2e/undo.test.ts"))).toBe(true);
  expect(playsOnSharedStack(fromRoot("e2e/product/worlds.test.ts"))).toBe(true);
  expect(playsOnSharedStack(fromRoot("e2e/faults.test.ts"))).toBe(false);
});
