import { useLocation, useNavigate } from "react-router-dom";

import type { Campaign } from "#contracts/entities/campaign";
import type { PlayedCharacter } from "#contracts/play/live-sheet";

import type { Awaited } from "../../../shared/api/use-library.ts";
import { Sigil } from "../../../shared/sigil/sigil.tsx";
import { useGenres } from "../../../shared/sigil/use-genres.ts";
import { text } from "../../../shared/text/text.ts";
import { LinkButton } from "../../../shared/ui/buttons/button.tsx";
import { Notice } from "../../../shared/ui/states/notice.tsx";
import { Page, PageHeader } from "../../../shared/ui/page/page.tsx";
import { Tabs } from "../../../shared/ui/page/tabs.tsx";
import { nameOf } from "../campaign-summary.ts";
import { tabOf } from "../campaign-tabs.ts";
import { CampaignOverviewTab } from "./campaign-overview-tab.tsx";
import { CampaignViewAside } from "./campaign-view-aside.tsx";
import { CharacterTab } from "./character-tab.tsx";
import { DeleteCampaign } from "./delete-campaign.tsx";
import { SessionTab } from "./session-tab.tsx";
import { WorldOverviewTab } from "./world-overview-tab.tsx";

interface CampaignViewProps {
  readonly campaign: Campaign;
  readonly characters: Awaited<readonly PlayedCharacter[]>;
}

/** A campaign's page: four tabs that follow the address, and side panels. */
export function CampaignView({ campaign, characters }: CampaignViewProps) {
  const navigate = useNavigate();
  const { hash, pathname } = useLocation();
  const genres = useGenres(campaign.worldId);
  const characterCount = characters.data?.length ?? campaign.characterCount;
  const locked = characterCount > 0;
  const tab = tabOf(hash, characterCount);

  return (
    <Page aside={<CampaignViewAside campaign={campaign} characters={characters.data ?? []} genres={genres} />}>
      <PageHeader
        title={nameOf(campaign)}
        lead={campaign.worldName ?? text.campaigns.worldDeleted}
        sigil={<Sigil kind="campaign" id={campaign.id} genres={genres} size={64} />}
        breadcrumb={[
          { label: text.nav.dashboard, to: "/" },
          { label: text.nav.campaigns, to: "/campaigns" },
          { label: nameOf(campaign) },
        ]}
        actions={
          <>
            {/* The button for the next step. It is left out on the session tab and the character tab, which have a link of their own to
                that step. */}
            {tab !== "session" && tab !== "character" && (
              <LinkButton to={locked ? `/game/${campaign.id}` : `/characters/create/${campaign.id}`}>
                {locked ? text.campaigns.startGame : text.campaigns.createCharacter}
              </LinkButton>
            )}
            <LinkButton variant="secondary" to={`/campaigns/${campaign.id}/chronicle`}>
              {text.campaigns.chronicle}
            </LinkButton>
            <LinkButton variant="secondary" to={`/campaigns/${campaign.id}/export`}>
              {text.campaigns.exportOne}
            </LinkButton>
            {!locked && (
              <LinkButton variant="secondary" to={`/campaigns/${campaign.id}/edit`}>
                {text.campaigns.edit}
              </LinkButton>
            )}
            <DeleteCampaign
              campaign={{ ...campaign, characterCount }}
              label={text.campaigns.deleteCampaign}
              onDeleted={() => void navigate("/campaigns", { replace: true })}
            />
          </>
        }
      />
      {locked && <Notice tone="warning">{text.campaigns.locked(characterCount)}</Notice>}
      <Tabs
        label={text.campaigns.tabs}
        value={tab}
        onChange={(next) => void navigate({ pathname, hash: next }, { replace: true })}
        tabs={[
          {
            value: "session",
            label: text.campaigns.tabSession,
            disabled: !locked,
            content: <SessionTab campaign={campaign} playable={locked} />,
          },
          {
            value: "campaign-overview",
            label: text.campaigns.tabCampaign,
            content: <CampaignOverviewTab campaign={campaign} />,
          },
          {
            value: "world-overview",
            label: text.campaigns.tabWorld,
            content: <WorldOverviewTab campaign={campaign} />,
          },
          {
            value: "character",
            label: text.campaigns.tabCharacter,
            content: <CharacterTab campaign={campaign} characters={characters} genres={genres} />,
          },
        ]}
      />
    </Page>
  );
}
