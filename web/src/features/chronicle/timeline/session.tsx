import { useState } from "react";

import type { TimelineAnswer, TimelineEvent } from "#contracts/http/graph";

import { formatDate } from "../../../shared/format/relative-time.ts";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { TurnLink } from "../turn-link.tsx";
import { importantEvents } from "./important-events.ts";

interface SessionProps {
  readonly campaignId: string;
  readonly number: number;
  readonly session: TimelineAnswer["sessions"][number];
}

/** A session: its date, its summary and its events. At first only the most important events are shown. */
export function Session({ campaignId, number, session: { startedAt, summary, summarySource, events } }: SessionProps) {
  const [all, setAll] = useState(false);
  const few = importantEvents(events);
  const shown = all ? events : few;
  return (
    <li className="grid gap-4">
      <div>
        <h2 className="font-display text-lg font-semibold">{text.chronicle.timeline.session(number)}</h2>
        <p className="text-sm text-quiet">{formatDate(startedAt)}</p>
      </div>
      <p className={summary ? "max-w-[68ch] font-story text-lg text-pretty" : "text-quiet"}>
        {summary || text.chronicle.timeline.notSummed}
      </p>
      {summary && summarySource && (
        <p className="-mt-3 text-sm text-quiet">{text.chronicle.timeline.summedBy[summarySource]}</p>
      )}
      <ol className="ml-1.5 grid gap-4 border-l border-line">
        {shown.map((event) => (
          <Happening key={event.itemId} campaignId={campaignId} event={event} />
        ))}
      </ol>
      {few.length < events.length && (
        <Button variant="quiet" size="small" className="-ml-3.5 justify-self-start" onClick={() => setAll(!all)}>
          {all ? text.chronicle.timeline.fewer : text.chronicle.timeline.all(events.length)}
        </Button>
      )}
    </li>
  );
}

function Happening({ campaignId, event }: { readonly campaignId: string; readonly event: TimelineEvent }) {
  const { content, turnId, turnNumber, kind } = event;
  return (
    <li className="relative grid gap-1 pl-6">
      <span aria-hidden="true" className="absolute top-2.5 -left-1 size-2 rounded-full bg-memory" />
      <p className="flex flex-wrap gap-x-3 text-sm text-quiet">
        {text.chronicle.kinds[kind]}
        {turnId !== null && turnNumber !== null && (
          <TurnLink campaignId={campaignId} turnId={turnId} turnNumber={turnNumber} />
        )}
      </p>
      <p className="max-w-[68ch] font-story text-pretty">{content}</p>
    </li>
  );
}
