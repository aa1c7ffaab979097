import { useParams } from "react-router-dom";

import type { Campaign } from "#contracts/entities/campaign";

import { useLibrary, type Library } from "../../shared/api/use-library.ts";
import { useShown } from "../../shared/api/use-shown.ts";
import { playedNow } from "../../shared/sheet/played-now.ts";
import { text } from "../../shared/text/text.ts";
import { LinkButton } from "../../shared/ui/buttons/button.tsx";
import { CardsWaiting } from "../../shared/ui/states/cards-waiting.tsx";
import { Panel } from "../../shared/ui/content/card.tsx";
import { DetailList } from "../../shared/ui/content/detail-list.tsx";
import { Loaded } from "../../shared/ui/states/loaded.tsx";
import { Page, PageHeader } from "../../shared/ui/page/page.tsx";
import { CampaignMissing, NoCampaigns } from "./components/no-campaign.tsx";
import { WorldParties } from "./components/world-parties.tsx";
import { averageLevel, groupByCampaign } from "./group-by-campaign.ts";

const inCampaign = ({ worlds, campaigns, characters }: Library, id: string, worldId?: string): Library => ({
  worlds,
  campaigns: campaigns.filter((one) => one.id === id && (worldId === undefined || one.worldId === worldId)),
  characters: characters.filter(({ campaignId }) => campaignId === id),
});

/**
 * The page at /characters with all characters, and at /campaigns/:campaignId/characters with those of one campaign. Below a world it is in
 * create mode: it also offers to create or link a character.
 */
export function Component() {
  const { campaignId, worldId } = useParams();
  const library = useShown(useLibrary());
  const shown = library.data && campaignId ? inCampaign(library.data, campaignId, worldId) : library.data;
  const campaign = campaignId ? shown?.campaigns[0] : undefined;
  const groups = shown ? groupByCampaign(shown) : [];
  const campaignName = campaign && (campaign.name || text.campaigns.unnamed);

  return (
    <Page aside={shown && groups.length > 0 && <Totals {...shown} />}>
      <PageHeader
        title={campaignName ? text.characters.titleOf(campaignName) : text.characters.title}
        lead={campaignName ? undefined : text.characters.lead}
        actions={worldId !== undefined && campaign && <CreateActions campaign={campaign} />}
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
                <WorldParties key={group.key} group={group} creating={worldId !== undefined} />
              ))}
            </div>
          );
        }}
      </Loaded>
    </Page>
  );
}

/** The buttons of the create mode. In a full campaign there are none. */
function CreateActions({ campaign: { id, characterCount, maxCharacters } }: { readonly campaign: Campaign }) {
  if (characterCount >= maxCharacters) return null;
  return (
    <>
      <LinkButton to={`/characters/create/${id}`}>{text.characters.create}</LinkButton>
      <LinkButton variant="secondary" to={`/characters/create/${id}#link`}>
        {text.characters.link.title}
      </LinkButton>
    </>
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
