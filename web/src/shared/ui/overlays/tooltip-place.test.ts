import { describe, expect, it } from "vitest";

import { tooltipPlace } from "./tooltip-place.ts";

const WINDOW = { width: 1000, height: 600 };
const TIP = { width: 100, height: 30 };
const button = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });

describe("A tooltip is placed", () => {
  it.each([
    ["top", { left: 470, top: 262 }],
    ["bottom", { left: 470, top: 348 }],
    ["left", { left: 392, top: 305 }],
    ["right", { left: 548, top: 305 }],
  ] as const)("at the %s of its button, in the middle", (side, place) => {
    expect(tooltipPlace(button(500, 300), TIP, WINDOW, side)).toEqual(place);
  });

  it("at the other side where its own has no room", () => {
    expect(tooltipPlace(button(500, 10), TIP, WINDOW, "top").top).toBe(58);
    expect(tooltipPlace(button(950, 300), TIP, WINDOW, "right").left).toBe(842);
  });

  it("within the window beside a button at its edge", () => {
    expect(tooltipPlace(button(0, 300), TIP, WINDOW, "top").left).toBe(8);
    expect(tooltipPlace(button(960, 300), TIP, WINDOW, "bottom").left).toBe(892);
  });

  it("within the window where neither side has room", () => {
    expect(tooltipPlace(button(10, 2), { width: 100, height: 300 }, { width: 120, height: 310 }, "top")).toEqual({
      left: 8,
      top: 8,
    });
  });
});
