import fc from "fast-check";
import { expect, it } from "vitest";

import { nothingPlayed } from "./evening.fake.ts";
import { playEvening } from "./evenings.fake.ts";

const EVENINGS = 10_000;

it("ten thousand evenings are what a small model of the rules says", { timeout: 3_600_000 }, async () => {
  const played = nothingPlayed();
  await fc.assert(
    fc.asyncProperty(fc.noBias(fc.nat(2 ** 31 - 1)), async (seed) => playEvening(seed, played)),
    { numRuns: EVENINGS, endOnFailure: true },
  );
  process.stdout.write(`${EVENINGS} evenings: ${JSON.stringify(played)}\n`);
  expect(played.steps).toBeGreaterThanOrEqual(20 * EVENINGS);
});
