import { expect, it } from "vitest";

import type { ApiRpc } from "#contracts/rpc/api";

import { checkApi } from "./api-health.ts";

/** A fake api with only the method that is called here. */
const api = (access: () => Promise<unknown>) => ({ access }) as unknown as ApiRpc;

it("is well where api answers, whatever it says of a session that is nobody's", async () => {
  await expect(checkApi(api(async () => null))).resolves.toBeUndefined();
});

it("says what to run where api does not answer", async () => {
  const gone = api(() => Promise.reject(new Error("Couldn't find a local dev session")));
  await expect(checkApi(gone)).rejects.toThrow('api does not answer: run "npx wrangler dev" in workers/api first');
});
