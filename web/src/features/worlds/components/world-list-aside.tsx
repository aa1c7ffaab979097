import { Map as MapIcon, ScrollText, Users } from "lucide-react";

import type { World } from "#contracts/entities/world";

import { text } from "../../../shared/text/text.ts";
import { Panel } from "../../../shared/ui/content/card.tsx";
import { DetailList } from "../../../shared/ui/content/detail-list.tsx";
import { LinkList } from "../../../shared/ui/page/link-list.tsx";
import { countBySetting } from "../world-facts.ts";

/** The side panels of the world list: quick actions, statistics, settings. */
export function WorldListAside({ worlds }: { readonly worlds: readonly World[] }) {
  return (
    <>
      <Panel title={text.worlds.quickActions}>
        <LinkList
          links={[
            { to: "/worlds/create", label: text.worlds.createNew, icon: MapIcon },
            { to: "/campaigns/create", label: text.worlds.createCampaign, icon: ScrollText },
            { to: "/characters", label: text.worlds.viewCharacters, icon: Users },
          ]}
        />
      </Panel>
      <Panel title={text.worlds.statistics}>
        <DetailList
          details={[
            [text.worlds.totalWorlds, worlds.length],
            [text.worlds.totalCampaigns, worlds.reduce((sum, { campaignCount }) => sum + campaignCount, 0)],
            [text.worlds.worldsWithCampaigns, worlds.filter(({ campaignCount }) => campaignCount > 0).length],
          ]}
        />
      </Panel>
      <Panel title={text.worlds.types}>
        <DetailList details={countBySetting(worlds)} />
      </Panel>
    </>
  );
}
