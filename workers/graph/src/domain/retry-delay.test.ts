import { expect, it } from "vitest";

import { retryDelay } from "./retry-delay.ts";

it("waits longer after each failure, and never longer than five minutes", () => {
  expect([1, 2, 3, 4, 5, 100].map(retryDelay)).toEqual([2, 8, 32, 128, 300, 300]);
});
