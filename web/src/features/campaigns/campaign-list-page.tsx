import { useParams } from "react-router-dom";

import { useLibrary, type Library } from "../../shared/api/use-library.ts";
import { useShown } from "../../shared/api/use-shown.ts";
import { text } from "../../shared/text/text.ts";
import { LinkButton } from "../../shared/ui/buttons/button.tsx";
import { CardsWaiting } from "../../shared/ui/states/cards-waiting.tsx";
import { Loaded } from "../../shared/ui/states/loaded.tsx";
import { Page, PageHeader } from "../../shared/ui/page/page.tsx";
import { CampaignGroup } from "./components/campaign-group.tsx";
import { CampaignListAside } from "./components/campaign-list-aside.tsx";
import { NoWorlds, WorldMissing } from "./components/no-world.tsx";
import { groupByWorld } from "./group-by-world.ts";

const inWorld = ({ worlds, campaigns, characters }: Library, worldId: string): Library => ({
  worlds: worlds.filter(({ id }) => id === worldId),
  campaigns: campaigns.filter((campaign) => campaign.worldId === worldId),
  characters,
});

/** The page at /campaigns with all campaigns, and at /worlds/:worldId/campaigns with those of one world. */
export function Component() {
  const { worldId } = useParams();
  const library = useShown(useLibrary());
  const shown = library.data && worldId ? inWorld(library.data, worldId) : library.data;
  const world = worldId ? shown?.worlds[0] : undefined;
  const some = shown && groupByWorld(shown.worlds, shown.campaigns).length > 0;

  return (
    <Page aside={some && <CampaignListAside {...shown} {...(worldId && { worldId })} />}>
      <PageHeader
        title={world ? text.campaigns.titleOf(world.name) : text.campaigns.title}
        lead={world ? undefined : text.campaigns.lead}
        actions={
          !worldId && (
            <>
              <LinkButton variant="secondary" to="/campaigns/import">
                {text.campaigns.importOne}
              </LinkButton>
              <LinkButton variant="quiet" to="/campaigns/export">
                {text.campaigns.exportAll}
              </LinkButton>
            </>
          )
        }
        {...(world && {
          breadcrumb: [
            { label: text.nav.dashboard, to: "/" },
            { label: text.nav.worlds, to: "/worlds" },
            { label: world.name, to: `/worlds/${world.id}` },
            { label: text.nav.campaigns },
          ],
        })}
      />
      <Loaded query={{ ...library, data: shown }} failed={text.campaigns.loadFailed} waiting={<CardsWaiting />}>
        {(loaded) => {
          const groups = groupByWorld(loaded.worlds, loaded.campaigns);
          if (groups.length === 0) return worldId ? <WorldMissing /> : <NoWorlds />;
          return (
            <div className="grid gap-14">
              {groups.map((group) => (
                <CampaignGroup key={group.world?.id ?? "none"} group={group} characters={loaded.characters} />
              ))}
            </div>
          );
        }}
      </Loaded>
    </Page>
  );
}
