import { expect, it } from "vitest";

import { ErasureWatch } from "./erasure-watch.ts";

const START = Date.parse("2026-11-22T20:00:00.000Z");
const minutes = (count: number): number => START + count * 60_000;

it("takes everything that was announced before the isolate's first request, as the queue may have been lost with the runtime", () => {
  expect(new ErasureWatch().due(START)).toEqual({
    before: "2026-11-22T19:50:00.000Z",
    fewBefore: "2026-11-22T20:00:00.000Z",
  });
});

it("looks again every ten minutes, for what was announced ten minutes ago", () => {
  const watch = new ErasureWatch();
  watch.due(START);
  expect(watch.due(minutes(1))).toBeNull();
  expect(watch.due(minutes(9.9))).toBeNull();
  expect(watch.due(minutes(30))).toEqual({
    before: "2026-11-22T20:20:00.000Z",
    fewBefore: "2026-11-22T20:20:00.000Z",
  });
  expect(watch.due(minutes(31))).toBeNull();
});
