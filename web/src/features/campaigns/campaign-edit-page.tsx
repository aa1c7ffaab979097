import type { Campaign } from "#contracts/entities/campaign";

import { Sigil } from "../../shared/sigil/sigil.tsx";
import { useGenres } from "../../shared/sigil/use-genres.ts";
import { text } from "../../shared/text/text.ts";
import { LinkButton } from "../../shared/ui/buttons/button.tsx";
import { CampaignPage } from "../../shared/campaign/campaign-page.tsx";
import { Notice } from "../../shared/ui/states/notice.tsx";
import { Page, PageHeader } from "../../shared/ui/page/page.tsx";
import { nameOf } from "./campaign-summary.ts";
import { EditCampaignForm } from "./components/edit-campaign-form.tsx";

/** The page at /campaigns/:campaignId/edit and /worlds/:worldId/campaigns/:campaignId/edit. */
export function Component() {
  return (
    <CampaignPage missing={text.campaigns.notFoundEdit}>
      {(campaign) => <CampaignEdit campaign={campaign} />}
    </CampaignPage>
  );
}

function CampaignEdit({ campaign }: { readonly campaign: Campaign }) {
  const genres = useGenres(campaign.worldId);
  return (
    <Page narrow>
      <PageHeader
        title={text.campaigns.editTitle}
        lead={campaign.worldName ?? text.campaigns.worldDeleted}
        sigil={<Sigil kind="campaign" id={campaign.id} genres={genres} size={52} />}
        breadcrumb={[
          { label: text.nav.dashboard, to: "/" },
          { label: text.nav.campaigns, to: "/campaigns" },
          { label: nameOf(campaign), to: `/campaigns/${campaign.id}` },
          { label: text.common.edit },
        ]}
      />
      {campaign.characterCount > 0 ? (
        <LockedCampaign campaign={campaign} />
      ) : (
        <EditCampaignForm key={campaign.id} campaign={campaign} />
      )}
    </Page>
  );
}

/** Shown instead of the form: a campaign's settings are locked once it has characters. */
function LockedCampaign({ campaign }: { readonly campaign: Campaign }) {
  return (
    <>
      <Notice tone="warning" title={text.campaigns.cannotEdit}>
        {text.campaigns.cannotEditHint(campaign.characterCount)}
      </Notice>
      <div>
        <LinkButton variant="secondary" to={`/campaigns/${campaign.id}`}>
          {text.campaigns.viewInstead}
        </LinkButton>
      </div>
    </>
  );
}
