import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";

import { charactersQuery } from "../../shared/api/lists.ts";
import { campaignQuery } from "../../shared/api/records.ts";
import { text } from "../../shared/text/en.ts";
import { Loaded } from "../../shared/ui/loaded.tsx";
import { MissingPage } from "../../shared/ui/missing-page.tsx";
import { PageWaiting } from "../../shared/ui/page-waiting.tsx";
import { CampaignView } from "./components/campaign-view.tsx";

/** /campaigns/:campaignId and /worlds/:worldId/campaigns/:campaignId */
export function Component() {
  const { campaignId = "" } = useParams();
  const campaign = useQuery(campaignQuery(campaignId));
  const characters = useQuery(charactersQuery(campaignId));
  const missing = (
    <MissingPage
      title={text.campaigns.notFoundTitle}
      message={text.campaigns.notFoundView}
      back={{ to: "/campaigns", label: text.campaigns.back }}
    />
  );
  return (
    <Loaded query={campaign} missing={missing} waiting={<PageWaiting />} inPage>
      {(loaded) => <CampaignView key={loaded.id} campaign={loaded} characters={characters} />}
    </Loaded>
  );
}
