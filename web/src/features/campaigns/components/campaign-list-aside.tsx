import { Flame, Map as MapIcon, ScrollText, UserPlus, Users } from "lucide-react";

import type { Library } from "../../../shared/api/use-library.ts";
import { text } from "../../../shared/text/text.ts";
import { Panel } from "../../../shared/ui/content/card.tsx";
import { DetailList } from "../../../shared/ui/content/detail-list.tsx";
import { LinkList, type ListedLink } from "../../../shared/ui/page/link-list.tsx";

/** The side panels of the campaign list: totals, quick actions, tips. `worldId` is set when the list shows one world only. */
export function CampaignListAside({ worlds, campaigns, characters, worldId }: Library & { readonly worldId?: string }) {
  const [first] = campaigns;
  const shown = new Set(campaigns.map(({ id }) => id));
  const actions: readonly ListedLink[] = [
    ...(first ? [{ to: `/game/${first.id}`, label: text.campaigns.continueLast, icon: Flame }] : []),
    { to: `/campaigns/create${worldId ? `/${worldId}` : ""}`, label: text.campaigns.create, icon: ScrollText },
    ...(first ? [{ to: "/characters/create", label: text.campaigns.createCharacter, icon: UserPlus }] : []),
    { to: "/worlds", label: text.campaigns.viewWorlds, icon: MapIcon },
    { to: "/characters", label: text.campaigns.viewCharacters, icon: Users },
  ];
  return (
    <>
      <Panel title={text.campaigns.quickActions}>
        <LinkList links={actions} />
      </Panel>
      <Panel title={text.campaigns.totals}>
        <DetailList
          details={[
            [text.campaigns.total, campaigns.length],
            [text.campaigns.active, campaigns.filter(({ characterCount }) => characterCount > 0).length],
            [text.campaigns.totalCharacters, characters.filter(({ campaignId }) => shown.has(campaignId)).length],
            [
              text.campaigns.worldsWithCampaigns,
              worlds.filter(({ id }) => campaigns.some((campaign) => campaign.worldId === id)).length,
            ],
          ]}
        />
      </Panel>
      <Panel title={text.campaigns.tips}>
        <ul className="grid gap-3 text-quiet">
          {text.campaigns.tip.map((tip) => (
            <li key={tip} className="border-l-2 border-line pl-3 text-pretty">
              {tip}
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
