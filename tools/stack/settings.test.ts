import { chmodSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, it } from "vitest";

import { prepareDataDir } from "./settings.ts";

const parent = mkdtempSync(join(tmpdir(), "lorehearth-settings-"));
afterAll(() => rmSync(parent, { recursive: true, force: true }));
const modeOf = (path: string): number => statSync(path).mode & 0o777;

it("keeps the data folder from other users of the machine, a new one and one of an earlier version", () => {
  const [fresh, older] = [join(parent, "a", "fresh"), mkdtempSync(join(parent, "older-"))];
  chmodSync(older, 0o755);
  for (const folder of [fresh, older]) {
    prepareDataDir(folder);
    expect(modeOf(folder)).toBe(0o700);
  }
});
