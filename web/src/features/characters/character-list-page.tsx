import { useParams } from "react-router-dom";

import { useLibrary, type Library } from "../../shared/api/use-library.ts";
import { playedNow } from "../../shared/sheet/played-now.ts";
import { text } from "../../shared/text/text.ts";
import { CardsWaiting } from "../../shared/ui/states/cards-waiting.tsx";
import { Panel } from "../../shared/ui/content/card.tsx";
import { DetailList } from "../../shared/ui/content/detail-list.tsx";
import { Loaded } from "../../shared/ui/states/loaded.tsx";
import { Page, PageHeader } from "../../shared/ui/page/page.tsx";
import { CampaignMissing, NoCampaigns } from "./components/no-campaign.tsx";
import { WorldParties } from "./components/world-parties.tsx";
import { averageLevel, groupByCampaign } from "./group-by-campaign.ts";

const inCampaign = ({ worlds, campaigns, characters }: Library, id: string): Library => ({
  worlds,
  campaigns: campaigns.filter((campaign) => campaign.id === id),
  characters: characters.filter(({ campaignId }) => campaignId === id),
});

/**
 * The page at /characters with all characters, and at /campaigns/:campaignId/characters (also below a world) with those of one campaign.
 */
export function Component() {
  const { campaignId } = useParams();
  const library = useLibrary();
  const shown = library.data && campaignId ? inCampaign(library.data, campaignId) : library.data;
  const campaign = campaignId ? shown?.campaigns[0] : undefined;
  const groups = shown ? groupByCampaign(shown) : [];
  const campaignName = campaign && (campaign.name || text.campaigns.unnamed);

  return (
    <Page aside={shown && groups.length > 0 && <Totals {...shown} />}>
      <PageHeader
        title={campaignName ? text.characters.titleOf(campaignName) : text.characters.title}
        lead={campaignName ? undefined : text.characters.lead}
        breadcrumb={[
          { label: text.nav.dashboard, to: "/" },
          ...(campaign && campaignName
            ? [
                { label: text.nav.campaigns, to: "/campaigns" },
                { label: campaignName, to: `/campaigns/${campaign.id}` },
              ]
            : []),
          { label: text.nav.characters },
        ]}
      />
      <Loaded
        query={{ ...library, data: shown }}
        failed={text.characters.loadFailed}
        waiting={<CardsWaiting count={2} />}
      >
        {() => {
          if (groups.length === 0) return campaignId ? <CampaignMissing /> : <NoCampaigns />;
          return (
            <div className="grid gap-14">
              {groups.map((group) => (
                <WorldParties key={group.key} group={group} />
              ))}
            </div>
          );
        }}
      </Loaded>
    </Page>
  );
}

function Totals({ campaigns, characters }: Library) {
  return (
    <Panel title={text.characters.totals}>
      <DetailList
        details={[
          [text.characters.totalCharacters, characters.length],
          [text.characters.totalCampaigns, campaigns.length],
          [text.characters.averageLevel, averageLevel(characters.map(playedNow))],
        ]}
      />
    </Panel>
  );
}
