import { describe, log } from "#worker-kit/logging";
import { announcePlayed } from "./consolidate.ts";
import type { Services } from "../services.ts";

/**
 * Runs once a day: finishes erasures for players who deleted campaigns, deletes rows that nobody needs any more, and consolidates campaigns
 * that were played.
 * @param now milliseconds
 */
export async function dailyRound(now: number, services: Pick<Services, "api" | "turns">): Promise<void> {
  await services.api.finishErasures().catch((error: unknown) => log("error", "erasures.postponed", describe(error)));
  try {
    log("info", "rows.swept", { rows: await services.api.sweep() });
  } catch (error) {
    log("error", "rows.unswept", describe(error));
  }
  await announcePlayed(now, services);
}
