import { describe, expect, it } from "vitest";

import { MAGIC_LEVEL_VALUES } from "#contracts/options";

import { expand } from "#english/template";
import { MAGIC } from "./magic-levels.ts";
import { createRandom } from "#storyteller/random";

describe.each(MAGIC_LEVEL_VALUES)("magic at level %s", (level) => {
  const lore = MAGIC[level];

  it("is told in whole sentences that need the world's name at most", () => {
    for (const sentence of [...lore.law, ...lore.custom, ...lore.stakes]) {
      expect(expand(sentence, { world: "Xan" }, createRandom("m"))).toMatch(/^\p{Lu}[^{}]*[.!?]$/u);
    }
  });
});

describe("the six magic levels", () => {
  it("share no sentence", () => {
    const all = Object.values(MAGIC).flatMap((lore) => [...lore.law, ...lore.custom, ...lore.stakes]);
    expect(new Set(all).size).toBe(all.length);
  });
});
