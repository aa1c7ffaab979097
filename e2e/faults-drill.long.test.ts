import { expect, it } from "vitest";

import { killDrill } from "../bench/kill-drill/drill.ts";

/** A short version of `npm run drill`. docs/faults.md has the figures for 200 rounds. */
it("A story whose runtime is killed four times loses nothing that was acknowledged, and has nothing twice", async () => {
  const { lost, doubled, items } = await killDrill(4, () => {});
  expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
  expect(items).toBeGreaterThan(0);
});
