import type { CampaignSections } from "#contracts/entities/campaign";
import { CAMPAIGN_SECTION_HEADINGS } from "#contracts/entities/campaign-headings";
import { isPresent } from "#contracts/non-blank";

import { readSections } from "../../shared/lore/sections.ts";

/** A section of a campaign's description, as the overview tab shows it. */
export interface ShownSection {
  readonly key: keyof CampaignSections;
  readonly body: string;
}

/**
 * The known sections of a campaign's description, in a fixed order. Null when the description is structured differently: when it has fewer
 * than two known headings, or when text outside of the known sections would be lost.
 */
export function campaignSections(description: string): readonly ShownSection[] | null {
  const sections = readSections(description);
  const bodies = new Map(sections.map(({ heading, body }) => [heading.toLowerCase(), body]));
  const shown = CAMPAIGN_SECTION_HEADINGS.flatMap(([key, heading]) => {
    const body = bodies.get(heading.toLowerCase());
    return isPresent(body) ? [{ key, body }] : [];
  });
  const present = sections.filter(({ body }) => isPresent(body)).length;
  return shown.length >= 2 && shown.length === present ? shown : null;
}
