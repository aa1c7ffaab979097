import { text } from "../../shared/text/text.ts";
import { CampaignPage } from "../../shared/campaign/campaign-page.tsx";
import { ChronicleView } from "./chronicle-view.tsx";

/** The page at /campaigns/:campaignId/chronicle. */
export function Component() {
  return (
    <CampaignPage failed={text.chronicle.loadFailed}>
      {(campaign) => <ChronicleView key={campaign.id} campaign={campaign} />}
    </CampaignPage>
  );
}
