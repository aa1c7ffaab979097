import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";

import { campaignQuery } from "../../shared/api/records.ts";
import { text } from "../../shared/text/en.ts";
import { Loaded } from "../../shared/ui/loaded.tsx";
import { MissingPage } from "../../shared/ui/missing-page.tsx";
import { PageWaiting } from "../../shared/ui/page-waiting.tsx";
import { ExportView } from "./components/export-view.tsx";

/** /campaigns/:campaignId/export */
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
    <Loaded query={campaign} missing={missing} waiting={<PageWaiting />} inPage>
      {(loaded) => <ExportView key={loaded.id} campaign={loaded} />}
    </Loaded>
  );
}
