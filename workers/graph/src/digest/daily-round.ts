import { describe, log } from "#worker-kit/logging";
import { announcePlayed } from "./consolidate.ts";
import type { Services } from "../services.ts";

/** Once a day: what was promised to players who left is finished, and campaigns that were played are put in order. `now` in milliseconds. */
export async function dailyRound(now: number, services: Pick<Services, "api" | "turns">): Promise<void> {
  await services.api.finishErasures().catch((error: unknown) => log("error", "erasures.postponed", describe(error)));
  await announcePlayed(now, services);
}
