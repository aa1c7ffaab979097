import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { SRD_ATTRIBUTION } from "#contracts/srd-attribution";

import { licensesText, noticeOf } from "./licenses.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lorehearth-licenses-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function install(files: Readonly<Record<string, string>>): string {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

const MANIFEST = JSON.stringify({ name: "lantern", version: "2.0.0", license: "MIT" });

describe("the licence of a package in the build", () => {
  it.each(["LICENSE", "license", "LICENCE.md", "COPYING"])("is read from its %s", (file) => {
    expect(noticeOf(install({ "package.json": MANIFEST, [file]: "Use it.\n" }))).toEqual({
      name: "lantern",
      version: "2.0.0",
      license: "MIT",
      text: "Use it.",
    });
  });

  it("takes a NOTICE along", () => {
    const { text } = noticeOf(
      install({ "package.json": MANIFEST, LICENSE: "Use it.", NOTICE: "Made by candlelight." }),
    );
    expect(text).toBe("Use it.\n\nMade by candlelight.");
  });

  it.each([
    ["no licence file", { "package.json": MANIFEST, "README.md": "MIT" }],
    ["no licence in its manifest", { "package.json": '{"name":"lantern","version":"2.0.0"}', LICENSE: "Use it." }],
  ])("stops the build where there is %s", (_, files) => {
    expect(() => noticeOf(install(files))).toThrow("lantern 2.0.0 is in the build and has no licence text.");
  });
});

describe("licenses.txt", () => {
  it("begins with the attribution of the rules, and has each text once under all that share it", () => {
    const text = licensesText([
      { name: "wick", version: "1.0.0", license: "ISC", text: "Burn it." },
      { name: "oil", version: "1.0.0", license: "MIT", text: "Use it." },
      { name: "lantern", version: "2.0.0", license: "MIT", text: "Use it." },
    ]);
    const parts = text.split(/\n-+\n\n/u);
    expect(parts).toHaveLength(3);
    expect(parts[0]).toContain(SRD_ATTRIBUTION);
    expect(parts.slice(1)).toEqual([
      "lantern 2.0.0 (MIT)\noil 1.0.0 (MIT)\n\nUse it.\n",
      "wick 1.0.0 (ISC)\n\nBurn it.\n",
    ]);
  });
});
