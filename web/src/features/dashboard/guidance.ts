import type { DashboardAnswer } from "#contracts/http/dashboard";

import { text } from "../../shared/text/text.ts";

/** The sentence that says what to do next: a world needs nothing, a campaign a world, a character a campaign (product.md §2). */
export function guidanceFor({ worlds, campaigns, characters }: DashboardAnswer["stats"]): string {
  if (worlds === 0 && campaigns === 0) return text.dashboard.guidance.noWorlds;
  if (campaigns === 0) return text.dashboard.guidance.noCampaigns;
  if (characters === 0) return text.dashboard.guidance.noCharacters;
  return text.dashboard.guidance.allSet;
}
