/** The tabs of a campaign's page, as the hash of the address names them. */
export const CAMPAIGN_TABS = ["session", "campaign-overview", "world-overview", "character"] as const;
export type CampaignTab = (typeof CAMPAIGN_TABS)[number];

/** The tab that the hash names. Without one: the session tab if the campaign has characters, else the overview. */
export function tabOf(hash: string, characterCount: number): CampaignTab {
  const tab = CAMPAIGN_TABS.find((tab) => hash === `#${tab}`);
  return tab ?? (characterCount > 0 ? "session" : "campaign-overview");
}
