import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { parseNotation } from "./notation.ts";

describe("dice notation", () => {
  it("reads several dice, what is kept of them, and constants", () => {
    expect(parseNotation("2d20kh1 + d6 - 3")).toEqual({
      dice: [
        { sign: 1, count: 2, sides: 20, keep: { which: "highest", count: 1 } },
        { sign: 1, count: 1, sides: 6, keep: null },
      ],
      constant: -3,
    });
  });

  it.each([
    "",
    "+",
    "d",
    "2d",
    "d0",
    "0d6",
    "2d6kh3",
    "2d6kh0",
    "1d20++2",
    "1d20;",
    "1d6x2",
    "(1d6)",
    "1e9",
    "d20 d20",
    "１d6",
    "NaN",
  ])("refuses %j", (notation) => {
    expect(() => parseNotation(notation)).toThrow(RangeError);
  });

  it.each(["101d6", "60d6+41d6", "1d1001", "999d999", `1d6${"+1".repeat(100)}`, "9".repeat(200)])(
    "refuses the dice bomb %j",
    (notation) => {
      expect(() => parseNotation(notation)).toThrow(RangeError);
    },
  );

  it("takes any text without failing otherwise than by RangeError", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 250 }), (notation) => {
        try {
          parseNotation(notation);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
    );
  });
});
