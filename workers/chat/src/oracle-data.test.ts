import { env } from "cloudflare:workers";
import { expect, it } from "vitest";

import { hasCases, hasLearnedWeights, hasLexicon, hasVectors } from "#storyteller/oracle";
import { loadOracleData } from "./oracle-data.ts";

const notLoaded = () => false;

it("The oracle's words, word vectors, weights and cases are read from the assets, and where they are missing it says so", async () => {
  const missing = { fetch: async () => new Response("", { status: 404 }) };
  await expect(loadOracleData(missing, notLoaded)).rejects.toThrow("cannot be read: status 404");
  await loadOracleData(env.ASSETS, notLoaded);
  expect(hasLearnedWeights()).toBe(true);
  expect(hasLexicon()).toBe(true);
  expect(hasCases()).toBe(true);
  expect(hasVectors()).toBe(true);
});
