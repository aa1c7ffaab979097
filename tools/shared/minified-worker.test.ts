import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

import { minifyBundle } from "./minified-worker.ts";

const folder = mkdtempSync(join(tmpdir(), "lorehearth-minified-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a bundle whose lines are the lines of a source with the same text. */
function bundle(code: string): void {
  writeFileSync(join(folder, "index.js"), `${code}\n//# sourceMappingURL=index.js.map\n`);
  const mappings = code
    .split("\n")
    .map((_, line) => (line === 0 ? "AAAA" : "AACA"))
    .join(";");
  const map = { version: 3, sources: ["../src/index.ts"], sourcesContent: [code], names: [], mappings };
  writeFileSync(join(folder, "index.js.map"), JSON.stringify(map));
}

describe("A minified bundle", () => {
  it("is smaller, exports the same and keeps the runtime's imports", async () => {
    bundle(
      'import { DurableObject } from "cloudflare:workers";\nexport class GameTable extends DurableObject {}\nconst unused = 1;\nexport default { greeting: "Well met" };',
    );
    const kilobytes = await minifyBundle(folder);
    const code = readFileSync(join(folder, "index.js"), "utf8");
    expect(kilobytes).toBeGreaterThan(0);
    expect(code).toMatch(/from\s*["`]cloudflare:workers["`]/u);
    expect(code).toMatch(/export class GameTable extends .*export default/u);
    expect(code).toContain("Well met");
    expect(code).not.toContain("unused");
  });

  it("has a source map that leads to the sources", async () => {
    bundle("const greeting = 'Well met';\nexport default () => greeting.length;");
    await minifyBundle(folder);
    expect(readFileSync(join(folder, "index.js"), "utf8")).toContain("//# sourceMappingURL=index.js.map");
    const map = JSON.parse(readFileSync(join(folder, "index.js.map"), "utf8")) as {
      sources: string[];
      mappings: string;
    };
    expect(map.sources).toEqual(["../src/index.ts"]);
    expect(map.mappings).not.toBe("");
  });

  it("is not made of code that cannot be read", async () => {
    bundle("export default {");
    await expect(minifyBundle(folder)).rejects.toThrow("cannot be minified");
  });
});
