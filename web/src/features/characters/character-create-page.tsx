import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation, useParams } from "react-router-dom";

import type { Campaign } from "#contracts/entities/campaign";

import { campaignsQuery } from "../../shared/api/lists.ts";
import { text } from "../../shared/text/text.ts";
import { Loaded } from "../../shared/ui/states/loaded.tsx";
import { Page, PageHeader } from "../../shared/ui/page/page.tsx";
import { LinkForm } from "./components/link-form.tsx";
import { CampaignMissing, NoCampaigns } from "./components/no-campaign.tsx";
import { CreationSteps } from "./creation/creation-steps.tsx";
import { useStepHistory } from "./creation/step-history.ts";

/** The hash that opens the form to link a D&D Beyond character. Every other hash names a step of creating a character in the app. */
const LINK = "#link";

/** The page at /characters/create and /characters/create/:campaignId. */
export function Component() {
  const { campaignId } = useParams();
  const linking = useLocation().hash === LINK;
  const campaigns = useQuery(campaignsQuery());
  const { createTitle, createLead, create, link } = text.characters;
  return (
    <Page narrow>
      <PageHeader
        title={linking ? link.title : createTitle}
        lead={linking ? link.lead : createLead}
        breadcrumb={[
          { label: text.nav.dashboard, to: "/" },
          { label: text.nav.characters, to: "/characters" },
          { label: linking ? link.title : create },
        ]}
      />
      <Loaded query={campaigns} failed={text.campaigns.loadFailed}>
        {(list) => {
          if (list.length === 0) return <NoCampaigns />;
          const fixed = list.find(({ id }) => id === campaignId) ?? null;
          if (campaignId !== undefined && !fixed) return <CampaignMissing />;
          const given = { campaigns: list, fixed };
          return linking ? <LinkForm key={campaignId} {...given} /> : <Creation key={campaignId} {...given} />;
        }}
      </Loaded>
    </Page>
  );
}

function Creation(given: { readonly campaigns: readonly Campaign[]; readonly fixed: Campaign | null }) {
  const [attempt, setAttempt] = useState(0);
  const { onwards } = useStepHistory();
  return (
    <>
      <CreationSteps key={attempt} {...given} onStartOver={() => setAttempt(attempt + 1)} />
      <p className="text-quiet">
        {text.characters.link.offer}{" "}
        <Link to={LINK} state={onwards} className="link">
          {text.characters.link.offerLink}
        </Link>
      </p>
    </>
  );
}
