import { setTimeout as sleep } from "node:timers/promises";

import { Failure } from "../shared/failure.ts";
import { fetchLocally } from "./fetch-locally.ts";

const PATIENCE = 90_000;

/** Resolves as soon as the address answers with a success. */
export async function untilHealthy(url: string): Promise<void> {
  const giveUp = Date.now() + PATIENCE;
  let last = "nobody listens";
  while (Date.now() < giveUp) {
    try {
      const answer = await fetchLocally(url, 10_000);
      await answer.arrayBuffer();
      if (answer.ok) return;
      last = `status ${answer.status}`;
    } catch (error) {
      last = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    }
    await sleep(50);
  }
  throw new Failure(`Lorehearth did not become healthy within ${PATIENCE / 1000} seconds (${last}).`);
}
