import fc from "fast-check";
import { expect, it } from "vitest";

import { nothingPlayed } from "./evening.fake.ts";
import { playEvening } from "./evenings.fake.ts";
import { scriptOf, shortest } from "./evening-script.fake.ts";

it("evenings are what a small model of the rules says, and undo gives back exactly", async () => {
  const played = nothingPlayed();
  await fc.assert(
    fc.asyncProperty(fc.noBias(fc.nat(2 ** 31 - 1)), async (seed) => playEvening(seed, played)),
    { numRuns: 200, endOnFailure: true },
  );
  // Enough of everything happened for this to mean something.
  const { done, refused, moves, deaths, levels } = played;
  expect(done).toBeGreaterThan(3_000);
  expect(Math.min(refused, moves)).toBeGreaterThan(200);
  expect(Math.min(deaths, levels)).toBeGreaterThan(20);
});

it("an evening that fails is cut down to the steps and heroes that it needs", async () => {
  const long = scriptOf(2);
  const wanted = long.steps[long.steps.length - 1];
  const short = await shortest(long, async ({ steps }) => steps.includes(wanted!));
  expect(short).toEqual({ guests: [long.guests[0]], steps: [wanted] });
});
