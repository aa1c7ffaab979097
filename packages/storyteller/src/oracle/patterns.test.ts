import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

import stored from "#storyteller/oracle-patterns" with { type: "json" };
import { filledPattern, hasPattern, pattern, storedPattern } from "./patterns.ts";

const names = Object.keys(stored);
const sources = Object.values(stored);
const SOURCE = fileURLToPath(new URL(".", import.meta.url).href);
const code = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .map((file) => readFileSync(SOURCE + file, "utf8"))
  .join("\n");
/** The beginnings and ends of names that are put together: "world " of `world ${name}`, " any" of `${key} any`. */
const beginnings = [...code.matchAll(/`([a-z -]+ )\$\{/gu)].map((match) => match[1]!);
const ends = [...code.matchAll(/pattern\(`\$\{\w+\}( [a-z]+)`/gu)].map((match) => match[1]!);

describe("The stored patterns of words", () => {
  it("are regular expressions", () => {
    for (const name of names) expect(() => pattern(name, "iu"), name).not.toThrow();
  });

  it("are in no code of the world builders and chroniclers, which run in workers that load none", () => {
    const worlds = readdirSync(`${SOURCE}world`, { encoding: "utf8" }).map((file) => `world/${file}`);
    for (const file of [...worlds, "chronicler.ts", "world-builder.ts"].filter((each) => each.endsWith(".ts")))
      expect(readFileSync(SOURCE + file, "utf8"), file).not.toMatch(/from "\.\.?\/patterns\.ts"/u);
  });

  it("are all used", () => {
    const unused = names.filter(
      (name) =>
        !code.includes(`"${name}"`) &&
        !sources.some((source) => source.includes(`«${name}»`)) &&
        !beginnings.some((beginning) => name.startsWith(beginning)) &&
        !ends.some((end) => name.endsWith(end)),
    );
    expect(unused).toEqual([]);
  });

  it("are there for every name that the code has", () => {
    const asked = [...code.matchAll(/\b(?:storedPattern|filledPattern|pattern)\("([^"]+)"/gu)].map(
      (match) => match[1]!,
    );
    expect(asked.filter((name) => !hasPattern(name))).toEqual([]);
  });

  it("hold other patterns by their names, and what the code fills in", () => {
    const ruled = filledPattern("far is country", "u", "Denmark");
    expect(ruled.test("in the days of King Valdemar of Denmark")).toBe(true);
    expect(ruled.test("in the days of King Valdemar of Norway")).toBe(false);
    for (const source of sources)
      for (const [, name] of source.matchAll(/«([a-z][^»]*)»/gu)) expect(hasPattern(name!), name).toBe(true);
  });

  it("are not found by a name that there is not", () => {
    expect(() => storedPattern("no such words", "u").test("x")).toThrow("no pattern");
  });
});
