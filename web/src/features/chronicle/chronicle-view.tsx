import { useLocation, useNavigate } from "react-router-dom";

import type { Campaign } from "#contracts/entities/campaign";

import { Sigil } from "../../shared/sigil/sigil.tsx";
import { useGenres } from "../../shared/sigil/use-genres.ts";
import { text } from "../../shared/text/text.ts";
import { LinkButton } from "../../shared/ui/buttons/button.tsx";
import { Page, PageHeader } from "../../shared/ui/page/page.tsx";
import { Tabs } from "../../shared/ui/page/tabs.tsx";
import { useMemoryChanges } from "./api/use-memory-changes.ts";
import { tabOf } from "./chronicle-tabs.ts";
import { HealthTab } from "./health/health-tab.tsx";
import { MemoryTab } from "./memory/memory-tab.tsx";
import { PeopleTab } from "./people/people-tab.tsx";
import { QuestsTab } from "./quests/quests-tab.tsx";
import { ReadingNotice } from "./reading-notice.tsx";
import { TimelineTab } from "./timeline/timeline-tab.tsx";

/** Shows a campaign's memory in five tabs; the hash of the address names the tab. The page updates while the story goes on. */
export function ChronicleView({ campaign }: { readonly campaign: Campaign }) {
  const { id, name, worldId } = campaign;
  const navigate = useNavigate();
  const { hash, pathname, search } = useLocation();
  const genres = useGenres(worldId);
  useMemoryChanges(id);
  return (
    <Page>
      <PageHeader
        title={text.chronicle.of(name)}
        lead={text.chronicle.lead}
        sigil={<Sigil kind="campaign" id={id} genres={genres} size={64} />}
        breadcrumb={[
          { label: text.nav.dashboard, to: "/" },
          { label: text.nav.campaigns, to: "/campaigns" },
          { label: name, to: `/campaigns/${id}` },
          { label: text.chronicle.title },
        ]}
        actions={
          campaign.characterCount > 0 && (
            <LinkButton variant="secondary" to={`/game/${id}`}>
              {text.chronicle.toTable}
            </LinkButton>
          )
        }
      />
      <ReadingNotice campaignId={id} />
      <Tabs
        label={text.chronicle.tabs}
        value={tabOf(hash)}
        onChange={(next) => void navigate({ pathname, search, hash: next }, { replace: true })}
        tabs={[
          { value: "memory", label: text.chronicle.tabMemory, content: <MemoryTab campaignId={id} /> },
          { value: "people", label: text.chronicle.tabPeople, content: <PeopleTab campaignId={id} genres={genres} /> },
          { value: "timeline", label: text.chronicle.tabTimeline, content: <TimelineTab campaignId={id} /> },
          { value: "quests", label: text.chronicle.tabQuests, content: <QuestsTab campaignId={id} /> },
          { value: "health", label: text.chronicle.tabHealth, content: <HealthTab campaignId={id} /> },
        ]}
      />
    </Page>
  );
}
