import type { Campaign } from "#contracts/entities/campaign";

import { LoreText } from "../../../shared/lore/lore-text.tsx";
import { text } from "../../../shared/text/text.ts";
import { Markdown } from "../../../shared/ui/content/markdown.tsx";
import { campaignSections } from "../campaign-sections.ts";

/** The campaign's description by sections, or as formatted text when it has no known sections. */
export function CampaignOverviewTab({ campaign }: { readonly campaign: Campaign }) {
  const sections = campaignSections(campaign.description);
  if (!sections) return <LoreText absent={text.campaigns.noDescription}>{campaign.description}</LoreText>;
  return (
    <div className="grid gap-10">
      {sections.map(({ key, body }) =>
        key === "subtitle" ? (
          <section
            key={key}
            aria-label={text.campaigns.sections[key]}
            className="max-w-[52ch] font-display text-xl text-quiet text-balance"
          >
            {body}
          </section>
        ) : (
          <section key={key} aria-labelledby={`section-${key}`}>
            <h2 id={`section-${key}`} className="mb-3 font-display text-xl font-semibold">
              {text.campaigns.sections[key]}
            </h2>
            <Markdown>{body}</Markdown>
          </section>
        ),
      )}
    </div>
  );
}
