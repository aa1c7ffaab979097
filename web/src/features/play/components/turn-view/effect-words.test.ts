import { describe, expect, it } from "vitest";

import { showEffect } from "./effect-words.ts";

const who = { characterId: "mira", reason: "the fall" };

describe("a change to a sheet, in words", () => {
  it("says what was lost and what was gained", () => {
    expect(showEffect({ type: "hit_points", delta: -4, ...who }, "Mira")).toEqual({
      tone: "loss",
      sign: "−4",
      words: "Mira loses 4 hit points",
    });
    expect(showEffect({ type: "hit_points", delta: 6, ...who }, "Mira")).toMatchObject({
      tone: "gain",
      words: "Mira regains 6 hit points",
    });
    expect(showEffect({ type: "hit_points", delta: -1, ...who }, "Mira").words).toBe("Mira loses 1 hit point");
    expect(showEffect({ type: "gold", delta: -2, ...who }, "Mira").words).toBe("Mira pays 2 gold");
    expect(showEffect({ type: "experience", delta: 50, ...who }, "Mira").words).toBe("Mira gains 50 experience");
  });

  it("counts things only where there are several", () => {
    expect(showEffect({ type: "item", name: "the silver locket", delta: 1, ...who }, "Mira").words).toBe(
      "Mira gains the silver locket",
    );
    expect(showEffect({ type: "item", name: "arrow", delta: -3, ...who }, "Mira").words).toBe("Mira loses 3 × arrow");
  });

  it("says when a condition comes and goes", () => {
    const condition = { type: "condition", condition: "poisoned", ...who } as const;
    expect(showEffect({ ...condition, present: true }, "Mira").words).toBe("Mira is now poisoned");
    expect(showEffect({ ...condition, present: false }, "Mira").words).toBe("Mira is no longer poisoned");
  });
});
