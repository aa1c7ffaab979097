import { env } from "cloudflare:workers";
import { expect, it } from "vitest";

import { hasLearnedWeights } from "#storyteller/oracle";
import { loadOracleWeights } from "./oracle-weights.ts";

const notLoaded = () => false;

it("The oracle's weights are read from the assets, and where they are missing it says so", async () => {
  const missing = { fetch: async () => new Response("", { status: 404 }) };
  await expect(loadOracleWeights(missing, notLoaded)).rejects.toThrow("cannot be read: status 404");
  await loadOracleWeights(env.ASSETS, notLoaded);
  expect(hasLearnedWeights()).toBe(true);
});
