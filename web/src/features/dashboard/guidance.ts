import type { DashboardAnswer } from "#contracts/http/dashboard";

import { text } from "../../shared/text/text.ts";

/** The sentence about the next step: create a world, then a campaign (which needs a world), then a character (which needs a campaign). */
export function guidanceFor({ worlds, campaigns, characters }: DashboardAnswer["stats"]): string {
  if (worlds === 0 && campaigns === 0) return text.dashboard.guidance.noWorlds;
  if (campaigns === 0) return text.dashboard.guidance.noCampaigns;
  if (characters === 0) return text.dashboard.guidance.noCharacters;
  return text.dashboard.guidance.allSet;
}
