import { AppError, notFound } from "#worker-kit/errors";
import { campaignLocked } from "../domain/edit-locks.ts";
import type { Saved } from "../store/save-campaign.ts";

type Refused = Extract<Saved, { outcome: "refused" }>;

/** The error for a save that was refused. Another user's id and an unknown id give the same 404. */
export function refusalOf(refused: Refused): AppError {
  switch (refused.reason) {
    case "no-world":
      return notFound("World not found");
    case "no-campaign":
      return notFound("Campaign not found");
    case "id-was-deleted":
      return new AppError("conflict", "This campaign was deleted. Please save it as a new one.");
    case "locked":
      return campaignLocked(refused.campaign.characterCount);
  }
}
