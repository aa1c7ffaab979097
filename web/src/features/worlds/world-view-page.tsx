import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";

import type { World } from "#contracts/entities/world";

import { worldQuery } from "../../shared/api/records.ts";
import { formatDate } from "../../shared/format/relative-time.ts";
import { LoreText } from "../../shared/lore/lore-text.tsx";
import { Sigil } from "../../shared/sigil/sigil.tsx";
import { text } from "../../shared/text/text.ts";
import { Panel } from "../../shared/ui/content/card.tsx";
import { DetailList } from "../../shared/ui/content/detail-list.tsx";
import { Loaded } from "../../shared/ui/states/loaded.tsx";
import { MissingPage } from "../../shared/ui/page/missing-page.tsx";
import { Notice } from "../../shared/ui/states/notice.tsx";
import { Page, PageHeader } from "../../shared/ui/page/page.tsx";
import { PageWaiting } from "../../shared/ui/page/page-waiting.tsx";
import { AdventureIdeaList } from "./components/adventure-idea-list.tsx";
import { WorldActions } from "./components/world-actions.tsx";
import { WorldMap } from "./components/world-map.tsx";
import { genresOf, magicOf } from "./world-facts.ts";

/** The page /worlds/:worldId. */
export function Component() {
  const { worldId = "" } = useParams();
  const world = useQuery(worldQuery(worldId));
  const missing = (
    <MissingPage
      title={text.worlds.notFoundTitle}
      message={text.worlds.notFound}
      back={{ to: "/worlds", label: text.worlds.backToWorlds }}
    />
  );
  return (
    <Loaded query={world} missing={missing} waiting={<PageWaiting />} inPage>
      {(loaded) => <WorldView world={loaded} />}
    </Loaded>
  );
}

function WorldView({ world }: { readonly world: World }) {
  const aside = (
    <>
      <Panel title={text.worlds.facts}>
        <DetailList
          details={[
            [text.worlds.genre, genresOf(world)],
            [text.worlds.magicLevel, magicOf(world)],
            [text.worlds.campaignCount, world.campaignCount],
            [text.worlds.createdOn, formatDate(world.createdAt)],
          ]}
        />
      </Panel>
      <AdventureIdeaList worldId={world.id} description={world.description} />
    </>
  );
  return (
    <div className="relative isolate">
      <WorldMap worldId={world.id} genres={world.genres} />
      <Page aside={aside}>
        <PageHeader
          title={world.name}
          lead={genresOf(world)}
          sigil={<Sigil kind="world" id={world.id} genres={world.genres} size={72} />}
          breadcrumb={[
            { label: text.nav.dashboard, to: "/" },
            { label: text.nav.worlds, to: "/worlds" },
            { label: world.name },
          ]}
        />
        <WorldActions world={world} />
        {world.campaignCount > 0 && <Notice tone="warning">{text.worlds.locked(world.campaignCount)}</Notice>}
        <section aria-label={text.worlds.description}>
          <LoreText absent={text.worlds.noDescription}>{world.description}</LoreText>
        </section>
      </Page>
    </div>
  );
}
