import { useQuery } from "@tanstack/react-query";

import { text } from "../../../shared/text/text.ts";
import { Loaded } from "../../../shared/ui/states/loaded.tsx";
import { EmptyState } from "../../../shared/ui/states/states.tsx";
import { timelineQuery } from "../api/queries.ts";
import { Session } from "./session.tsx";

/** The sessions of the campaign with their events, the last session first. */
export function TimelineTab({ campaignId }: { readonly campaignId: string }) {
  const timeline = useQuery(timelineQuery(campaignId));
  return (
    <Loaded query={timeline} failed={text.chronicle.loadFailed}>
      {({ sessions }) =>
        sessions.length === 0 ? (
          <EmptyState title={text.chronicle.timeline.empty}>{text.chronicle.timeline.emptyHint}</EmptyState>
        ) : (
          <ol className="grid gap-10" reversed>
            {sessions
              .map((session, place) => (
                <Session key={session.startedAt} campaignId={campaignId} number={place + 1} session={session} />
              ))
              .toReversed()}
          </ol>
        )
      }
    </Loaded>
  );
}
