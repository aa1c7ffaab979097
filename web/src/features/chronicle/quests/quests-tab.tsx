import { useQuery } from "@tanstack/react-query";

import type { Quest } from "#contracts/entities/memory";
import { QUEST_STATUSES } from "#contracts/memory/items";

import { text } from "../../../shared/text/text.ts";
import { Panel } from "../../../shared/ui/content/card.tsx";
import { Loaded } from "../../../shared/ui/states/loaded.tsx";
import { EmptyState } from "../../../shared/ui/states/states.tsx";
import { questsQuery } from "../api/queries.ts";
import { TurnLink } from "../turn-link.tsx";

/** The quests, grouped by their state. */
export function QuestsTab({ campaignId }: { readonly campaignId: string }) {
  const quests = useQuery(questsQuery(campaignId));
  return (
    <Loaded query={quests} failed={text.chronicle.loadFailed}>
      {({ quests: all }) =>
        all.length === 0 ? (
          <EmptyState title={text.chronicle.quests.empty}>{text.chronicle.quests.emptyHint}</EmptyState>
        ) : (
          <div className="grid items-start gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
            {QUEST_STATUSES.map((status) => (
              <Column
                key={status}
                campaignId={campaignId}
                title={text.chronicle.quests.statuses[status]}
                quests={all.filter((quest) => quest.status === status)}
              />
            ))}
          </div>
        )
      }
    </Loaded>
  );
}

function Column({
  campaignId,
  title,
  quests,
}: {
  readonly campaignId: string;
  readonly title: string;
  readonly quests: readonly Quest[];
}) {
  return (
    <Panel title={title} aside={String(quests.length)}>
      {quests.length === 0 ? (
        <p className="border-t border-line pt-3 text-quiet">{text.chronicle.quests.none}</p>
      ) : (
        <ul className="grid border-t border-line">
          {quests.map(({ id, title: name, description, turnId, turnNumber }) => (
            <li key={id} className="grid gap-1.5 border-b border-line py-4">
              <h3 className="font-display font-semibold text-balance">{name}</h3>
              {description !== "" && <p className="font-story text-pretty">{description}</p>}
              <p className="text-sm text-quiet">
                {turnId !== null && turnNumber !== null ? (
                  <TurnLink campaignId={campaignId} turnId={turnId} turnNumber={turnNumber} />
                ) : (
                  text.chronicle.sources.player
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
