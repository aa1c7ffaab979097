import { CampaignPage } from "../../shared/campaign/campaign-page.tsx";
import { ExportView } from "./components/export-view.tsx";

/** /campaigns/:campaignId/export */
export function Component() {
  return <CampaignPage>{(campaign) => <ExportView key={campaign.id} campaign={campaign} />}</CampaignPage>;
}
