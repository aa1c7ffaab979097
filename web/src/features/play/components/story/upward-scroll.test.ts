import { describe, expect, it } from "vitest";

import { movesUp } from "./upward-scroll.ts";

const WIDTH = 1_265;

describe("Going up the page", () => {
  it("is done by the wheel, a finger, the keys for it, and at the scrollbar", () => {
    const up = [
      { type: "wheel", deltaY: -100 },
      { type: "touchmove" },
      { type: "keydown", key: "PageUp" },
      { type: "keydown", key: "Home" },
      { type: "keydown", key: "ArrowDown", altKey: true },
      { type: "pointerdown", clientX: 1_270 },
    ];
    expect(up.filter((input) => !movesUp(input, WIDTH))).toEqual([]);
  });

  it("is not what sending does, by key or button, nor going down", () => {
    const others = [
      { type: "keydown", key: "Enter" },
      { type: "pointerdown", clientX: 900 },
      { type: "wheel", deltaY: 100 },
      { type: "keydown", key: "End" },
      { type: "keydown", key: "ArrowDown" },
    ];
    expect(others.filter((input) => movesUp(input, WIDTH))).toEqual([]);
  });
});
