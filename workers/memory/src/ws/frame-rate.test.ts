import { expect, it } from "vitest";

import { LIMITS } from "#contracts/limits";
import { FrameRate } from "./frame-rate.ts";

it("allows a hundred frames in a second where it counts all connections to a campaign", () => {
  const rate = new FrameRate(LIMITS.ws.framesPerSecondOfAll);
  expect(Array.from({ length: 120 }, () => rate.allows(10_000)).filter(Boolean)).toHaveLength(100);
});

it("allows fifty frames in a second, and fifty more in the next", () => {
  const rate = new FrameRate();
  const allowed = (now: number): number => Array.from({ length: 60 }, () => rate.allows(now)).filter(Boolean).length;

  expect(allowed(10_000)).toBe(50);
  expect(allowed(10_999)).toBe(0);
  expect(allowed(11_000)).toBe(50);
});
