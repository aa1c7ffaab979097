/** The parts of a campaign's page, as its address names them (product.md §2). */
export const CAMPAIGN_TABS = ["session", "campaign-overview", "world-overview", "character"] as const;
export type CampaignTab = (typeof CAMPAIGN_TABS)[number];

/** The tab an address asks for; without one the session where somebody can play it, else the overview. */
export function tabOf(hash: string, characterCount: number): CampaignTab {
  const asked = CAMPAIGN_TABS.find((tab) => hash === `#${tab}`);
  return asked ?? (characterCount > 0 ? "session" : "campaign-overview");
}
