import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { packTraits, unpackTraits } from "./traits.ts";

const traits = (text: string) => unpackTraits(packTraits(text));

describe("what shows in a text", () => {
  it("is whether it asks, and whether it ends so", () => {
    expect(traits("Who goes there?")).toMatchObject({ asks: true, wonders: true });
    expect(traits("Who goes there? Nobody answers.")).toMatchObject({ asks: false, wonders: true });
    expect(traits("Nobody answers.")).toMatchObject({ asks: false, wonders: false });
  });

  it("is when, where and why, and how much somebody speaks of themselves", () => {
    expect(traits("Yesterday I met Orlo in Saltmarrow because my horse was lame.")).toMatchObject({
      times: 1,
      places: true,
      reasons: true,
      self: 2,
      length: 11,
    });
  });

  it("survives being stored, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 3_000 }), (text) => {
        const packed = packTraits(text);
        expect(packed).toBeGreaterThanOrEqual(0);
        expect(packed).toBeLessThan(2 ** 31);
        expect(traits(text)).toMatchObject({ wonders: text.includes("?") });
      }),
    );
  });
});
