import { useQuery } from "@tanstack/react-query";
import { useParams, useSearchParams } from "react-router-dom";

import { worldsQuery } from "../../shared/api/lists.ts";
import { text } from "../../shared/text/text.ts";
import { Loaded } from "../../shared/ui/states/loaded.tsx";
import { Page, PageHeader } from "../../shared/ui/page/page.tsx";
import { newCampaign } from "./campaign-form.ts";
import { CreateCampaignForm } from "./components/create-campaign-form.tsx";
import { NoWorlds, WorldMissing } from "./components/no-world.tsx";

/** The page at /campaigns/create, /campaigns/create/:worldId?idea=… and /worlds/:worldId/campaigns/create. */
export function Component() {
  const { worldId } = useParams();
  const [search] = useSearchParams();
  const idea = search.get("idea")?.trim();
  const worlds = useQuery(worldsQuery());
  const fixed = worlds.data?.find(({ id }) => id === worldId);
  const toCampaigns = worldId ? `/worlds/${worldId}/campaigns` : "/campaigns";

  return (
    <Page narrow>
      <PageHeader
        title={text.campaigns.createTitle}
        lead={text.campaigns.createLead}
        breadcrumb={[
          { label: text.nav.dashboard, to: "/" },
          ...(fixed
            ? [
                { label: text.nav.worlds, to: "/worlds" },
                { label: fixed.name, to: `/worlds/${fixed.id}` },
              ]
            : []),
          { label: text.nav.campaigns, to: fixed ? toCampaigns : "/campaigns" },
          { label: text.campaigns.create },
        ]}
      />
      <Loaded query={worlds} failed={text.campaigns.worldLoadFailed}>
        {(list) => {
          if (worldId !== undefined && !fixed) return <WorldMissing />;
          if (list.length === 0) return <NoWorlds />;
          return (
            <CreateCampaignForm
              key={worldId ?? ""}
              worlds={list}
              fixed={fixed ?? null}
              start={newCampaign(worldId ?? "", idea ? text.campaigns.idea(idea) : "")}
              onCancelTo={toCampaigns}
            />
          );
        }}
      </Loaded>
    </Page>
  );
}
