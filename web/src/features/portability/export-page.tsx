import { CampaignPage } from "../../shared/campaign/campaign-page.tsx";
import { ExportView } from "./components/export-view.tsx";

/** The page /campaigns/:campaignId/export. */
export function Component() {
  return <CampaignPage>{(campaign) => <ExportView key={campaign.id} campaign={campaign} />}</CampaignPage>;
}
