import { env } from "cloudflare:workers";
import { expect, it } from "vitest";

import { hasLearnedWeights, hasLexicon, hasVectors } from "#storyteller/oracle";
import { loadOracleData } from "./oracle-data.ts";

const notLoaded = () => false;

it("The oracle's words, word vectors and weights are read from the assets, and where they are missing it says so", async () => {
  const missing = { fetch: async () => new Response("", { status: 404 }) };
  await expect(loadOracleData(missing, notLoaded)).rejects.toThrow("cannot be read: status 404");
  await loadOracleData(env.ASSETS, notLoaded);
  expect(hasLearnedWeights()).toBe(true);
  expect(hasLexicon()).toBe(true);
  expect(hasVectors()).toBe(true);
});
