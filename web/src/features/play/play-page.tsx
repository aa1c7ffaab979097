import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { type LoaderFunctionArgs, useParams } from "react-router-dom";

import { ApiError } from "../../shared/api/api-error.ts";
import { campaignQuery } from "../../shared/api/records.ts";
import { text } from "../../shared/text/text.ts";
import { LinkButton } from "../../shared/ui/buttons/button.tsx";
import { SkeletonLines } from "../../shared/ui/states/skeleton.tsx";
import { CreditsLink } from "../../shared/ui/page/credits-link.tsx";
import { ServiceStatusLink } from "../../shared/ui/page/service-status-link.tsx";
import { ErrorState } from "../../shared/ui/states/states.tsx";
import { PlayScreen } from "./play-screen.tsx";
import { openAhead } from "./table/open-ahead.ts";
import "./play.css";
import "./print.css";

const isMissing = (error: Error) => error instanceof ApiError && (error.status === 404 || error.status === 400);

/** When the app opens with this page, the flame of index.html waits for the page's data. */
export async function loader({ params: { campaignId = "" } }: LoaderFunctionArgs): Promise<null> {
  await openAhead(campaignId);
  return null;
}

/** The page /game/:campaignId: a campaign's table. */
export function Component() {
  const { campaignId = "" } = useParams();
  const campaign = useQuery(campaignQuery(campaignId));
  // The screen is rendered in short steps, so that the page paints and handles input in between.
  const shown = useDeferredValue(campaign.data);
  if (shown?.id === campaignId) return <PlayScreen key={campaignId} campaign={shown} />;
  const back = (
    <LinkButton variant="secondary" to="/campaigns">
      {text.play.backToCampaigns}
    </LinkButton>
  );
  return (
    <div className="mx-auto w-full max-w-2xl px-5 py-14">
      {!campaign.isError && <SkeletonLines lines={7} />}
      {campaign.isError &&
        (isMissing(campaign.error) ? (
          <ErrorState as="h1" title={text.play.notFoundTitle} message={text.play.notFound} action={back} />
        ) : (
          <ErrorState
            as="h1"
            title={text.play.loadCampaignFailed}
            message={campaign.error.message}
            onRetry={() => void campaign.refetch()}
            action={back}
          />
        ))}
      {/* At a table the side panel has these links. */}
      {campaign.isError && (
        <footer className="mt-14 flex flex-wrap gap-x-6 text-sm text-quiet">
          <ServiceStatusLink />
          <CreditsLink />
        </footer>
      )}
    </div>
  );
}
