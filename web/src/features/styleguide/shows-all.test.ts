import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

const here = import.meta.dirname;
const primitives = readdirSync(join(here, "../../shared/ui"), { recursive: true, encoding: "utf8" }).filter(
  // Two are left out, because ConfirmDialog and Toaster load them.
  (name) =>
    /(?<!\.test)\.tsx$/u.test(name) && !["overlays/confirm-window.tsx", "overlays/toast-region.tsx"].includes(name),
);
const guide = readdirSync(here, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".tsx"))
  .map((name) => readFileSync(join(here, name), "utf8"))
  .join("\n");

describe("The styleguide", () => {
  it.each(primitives)("shows %s", (name) => {
    expect(guide).toMatch(new RegExp(`from "[./]+/shared/ui/${name.replaceAll(".", String.raw`\.`)}"`, "u"));
  });

  it("shows all tokens that are colours of text and things", () => {
    const tokens = readFileSync(join(here, "../../shared/styles/tokens.css"), "utf8");
    const [root = ""] = tokens.split("[data-theme");
    const colors = [...root.matchAll(/^ {2}(--[\w-]+): oklch/gmu)].map(([, name = ""]) => name);
    expect(colors.length).toBeGreaterThan(10);
    for (const color of colors) expect(guide).toContain(color);
  });
});
