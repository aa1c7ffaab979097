import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { canonicalJson } from "./canonical-json.ts";
import { depthOfText, nestsAtMost } from "./json-depth.ts";
import { renameIds } from "./rename-ids.ts";

const json = fc.jsonValue({ maxDepth: 6 });

const depthOf = (value: unknown): number =>
  typeof value === "object" && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
};

describe("canonical JSON", () => {
  it("says the same as JSON does, in the same bytes however its fields were written", () => {
    fc.assert(
      fc.property(json, (value) => {
        const text = canonicalJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(reversed(value))).toBe(text);
      }),
    );
  });

  it("leaves out what is undefined, and keeps a field that is called __proto__", () => {
    expect(canonicalJson({ b: 1, a: undefined, c: [undefined] })).toBe('{"b":1,"c":[null]}');
    const odd = '{"__proto__":{"admin":true},"a":1}';
    expect(canonicalJson(JSON.parse(odd))).toBe(odd);
  });
});

describe("how deep JSON nests", () => {
  it("is counted in the text as it is in the value", () => {
    fc.assert(
      fc.property(json, (value) => {
        const depth = depthOf(JSON.parse(JSON.stringify(value)));
        expect(depthOfText(JSON.stringify(value))).toBe(depth);
        expect(nestsAtMost(value, depth)).toBe(true);
        expect(depth === 0 || !nestsAtMost(value, depth - 1)).toBe(true);
      }),
    );
  });

  it("is counted of a text that ends in the middle, and of values that would exhaust a stack", () => {
    expect([depthOfText('[["[[['), depthOfText('{"a\\"[[[":['), depthOfText("]]]]")]).toEqual([2, 2, 0]);
    expect(depthOfText("[".repeat(1_000_000))).toBe(1_000_000);
    let deep: unknown = 1;
    for (let level = 0; level < 200_000; level += 1) deep = [deep];
    expect(nestsAtMost(deep, 40)).toBe(false);
  });
});

describe("renaming ids", () => {
  it("changes whole texts and keys, nothing within others, and can be taken back", () => {
    const there = new Map([["mira", "7f3a"]]);
    const back = new Map([["7f3a", "mira"]]);
    const file = { mira: ["mira", "mira's lamp", { who: "mira" }], __proto: null };
    expect(renameIds(file, there)).toEqual({ "7f3a": ["7f3a", "mira's lamp", { who: "7f3a" }], __proto: null });
    fc.assert(
      fc.property(json, (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value).replaceAll("7f3a", ""));
        expect(renameIds(renameIds(plain, there), back)).toEqual(plain);
      }),
    );
  });
});
