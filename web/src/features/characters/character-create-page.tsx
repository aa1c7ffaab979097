import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";

import { campaignsQuery } from "../../shared/api/lists.ts";
import { text } from "../../shared/text/en.ts";
import { Loaded } from "../../shared/ui/loaded.tsx";
import { Page, PageHeader } from "../../shared/ui/page.tsx";
import { CreateCharacterForm } from "./components/create-character-form.tsx";
import { CampaignMissing, NoCampaigns } from "./components/without-campaign.tsx";

/** /characters/create and /characters/create/:campaignId */
export function Component() {
  const { campaignId } = useParams();
  const campaigns = useQuery(campaignsQuery());
  return (
    <Page narrow>
      <PageHeader
        title={text.characters.createTitle}
        lead={text.characters.createLead}
        breadcrumb={[
          { label: text.nav.dashboard, to: "/" },
          { label: text.nav.characters, to: "/characters" },
          { label: text.characters.create },
        ]}
      />
      <Loaded query={campaigns} failed={text.campaigns.loadFailed}>
        {(list) => {
          if (list.length === 0) return <NoCampaigns />;
          const fixed = list.find(({ id }) => id === campaignId) ?? null;
          if (campaignId !== undefined && !fixed) return <CampaignMissing />;
          return <CreateCharacterForm key={campaignId ?? ""} campaigns={list} fixed={fixed} />;
        }}
      </Loaded>
    </Page>
  );
}
