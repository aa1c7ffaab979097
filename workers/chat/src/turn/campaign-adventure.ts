import type { Adventures } from "#content/adventures";
import type { Adventure } from "#content/adventures/schema";
import type { Campaign } from "#contracts/entities/campaign";
import { MESSAGES } from "#contracts/errors";
import type { TurnSource } from "#contracts/play/turn";
import { withDeadline } from "#timing/with-deadline";
import { describe, log } from "#worker-kit/logging";
import { refuse, type Refused } from "../domain/refusal.ts";

/** How long a turn waits for its adventure. Milliseconds. */
const DEADLINE_MS = 10_000;

/**
 * Loads the campaign's adventure, in the version with which the story began. It is null if the campaign has none, if this release does not
 * know it, or if the table itself answers the turn. A failure is returned as a value, because errors lose their class when they leave the
 * object.
 */
export async function campaignAdventure(
  adventures: Adventures,
  { id: campaignId, adventure: chosen }: Pick<Campaign, "id" | "adventure">,
  source: TurnSource,
): Promise<{ readonly ok: true; readonly adventure: Adventure | null } | Refused> {
  if (!chosen || source === "table") return { ok: true, adventure: null };
  try {
    const adventure = await withDeadline(adventures.load(chosen.id, chosen.version), DEADLINE_MS, "The adventure");
    if (adventure === null) log("warn", "adventure.unknown", { campaignId, ...chosen });
    return { ok: true, adventure };
  } catch (error) {
    log("error", "adventure.unreadable", { campaignId, ...chosen, ...describe(error) });
    return refuse("unavailable", MESSAGES.adventureUnread);
  }
}
