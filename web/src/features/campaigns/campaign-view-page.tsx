import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";

import { charactersQuery } from "../../shared/api/lists.ts";
import { CampaignPage } from "../../shared/campaign/campaign-page.tsx";
import { CampaignView } from "./components/campaign-view.tsx";

/** The page at /campaigns/:campaignId and /worlds/:worldId/campaigns/:campaignId. */
export function Component() {
  const { campaignId = "" } = useParams();
  // This query starts here so that it runs in parallel with the campaign's query, not after it.
  const characters = useQuery(charactersQuery(campaignId));
  return (
    <CampaignPage>
      {(campaign) => <CampaignView key={campaign.id} campaign={campaign} characters={characters} />}
    </CampaignPage>
  );
}
