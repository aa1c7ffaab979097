import type { CampaignSections } from "./campaign.ts";

/**
 * The heading of each section of a campaign's description, in display order. A stored description is Markdown with these headings after
 * `## `.
 */
export const CAMPAIGN_SECTION_HEADINGS: readonly (readonly [keyof CampaignSections, string])[] = [
  ["subtitle", "Subtitle"],
  ["overview", "Campaign Overview"],
  ["storyHooks", "Story Hooks"],
  ["plotElements", "Plot Elements"],
  ["gameplayStyle", "Gameplay Style"],
  ["adventureOpportunities", "Adventure Opportunities"],
  ["challenges", "Challenges"],
];
