import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useParams } from "react-router-dom";

import type { Campaign } from "#contracts/entities/campaign";

import { campaignQuery } from "../api/records.ts";
import { text } from "../text/text.ts";
import { Loaded } from "../ui/states/loaded.tsx";
import { MissingPage } from "../ui/page/missing-page.tsx";
import { PageWaiting } from "../ui/page/page-waiting.tsx";

interface CampaignPageProps {
  /** The heading of the error when the campaign cannot be loaded. */
  readonly failed?: string;
  /** The heading of the error when the player has no such campaign. */
  readonly missing?: string;
  readonly children: (campaign: Campaign) => ReactNode;
}

/** Loads the campaign in the address for a page, or says that the player has no such campaign. */
export function CampaignPage({ failed, missing = text.campaigns.notFoundView, children }: CampaignPageProps) {
  const { campaignId = "", worldId } = useParams();
  const campaign = useQuery(campaignQuery(campaignId));
  const nothing = (
    <MissingPage
      title={text.campaigns.notFoundTitle}
      message={missing}
      back={{ to: "/campaigns", label: text.campaigns.back }}
    />
  );
  return (
    <Loaded query={campaign} {...(failed && { failed })} missing={nothing} waiting={<PageWaiting />} inPage>
      {/* An address may name the world, too. In another world there is no such campaign. */}
      {(found) => (worldId === undefined || found.worldId === worldId ? children(found) : nothing)}
    </Loaded>
  );
}
