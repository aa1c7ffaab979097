import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";

import { campaignQuery } from "../../shared/api/records.ts";
import { text } from "../../shared/text/en.ts";
import { Loaded } from "../../shared/ui/loaded.tsx";
import { MissingPage } from "../../shared/ui/missing-page.tsx";
import { PageWaiting } from "../../shared/ui/page-waiting.tsx";
import { ChronicleView } from "./chronicle-view.tsx";

/** /campaigns/:campaignId/chronicle */
export function Component() {
  const { campaignId = "" } = useParams();
  const campaign = useQuery(campaignQuery(campaignId));
  const missing = (
    <MissingPage
      title={text.campaigns.notFoundTitle}
      message={text.campaigns.notFoundView}
      back={{ to: "/campaigns", label: text.campaigns.back }}
    />
  );
  return (
    <Loaded query={campaign} failed={text.chronicle.loadFailed} missing={missing} waiting={<PageWaiting />} inPage>
      {(loaded) => <ChronicleView key={loaded.id} campaign={loaded} />}
    </Loaded>
  );
}
