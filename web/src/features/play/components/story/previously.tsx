import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";

import type { Campaign } from "#contracts/entities/campaign";
import { relativeTime } from "../../../../shared/format/relative-time.ts";
import { text } from "../../../../shared/text/text.ts";
import { IconButton } from "../../../../shared/ui/buttons/icon-button.tsx";
import { lastSittingQuery } from "../../api/memories-api.ts";
import { useTableState } from "../../table/table-context.ts";
import { isLongAgo, linesOf } from "../../prose/previously.ts";

/**
 * What happened before, for a player who comes back after a pause. It is made of what the player has read: summaries of past scenes and of
 * the last sitting, what was learned, and what is still open. It goes away with the next turn.
 */
export function Previously({ campaign }: { readonly campaign: Campaign }) {
  const { previously } = text.play;
  const turns = useTableState((state) => state.turns);
  const phase = useTableState((state) => state.phase);
  const liveTurnId = useTableState((state) => state.liveTurnId);
  const story = useTableState((state) => state.story);
  const last = turns.at(-1);
  const lastAt = last ? (last.repliedAt ?? last.sentAt) : null;
  const [openedAt] = useState(() => Date.now());
  // Measured once, when the story is first shown: the card does not appear while the player reads.
  const [arrival, setArrival] = useState<{ readonly turnId: string; readonly isBack: boolean } | null>(null);
  if (arrival === null && phase === "ready" && last && lastAt !== null) {
    setArrival({ turnId: last.turnId, isBack: isLongAgo(lastAt, openedAt) });
  }
  const [isClosed, setClosed] = useState(false);
  const isShown =
    arrival?.isBack === true && !isClosed && liveTurnId === null && last?.turnId === arrival.turnId && story !== null;
  const sitting = useQuery({ ...lastSittingQuery(campaign.id), enabled: isShown });
  if (!isShown || sitting.isPending) return null;
  const lines = linesOf(story, sitting.data ?? null);
  const open = story.threads.filter(({ state }) => state === "open").slice(0, 3);
  if (lines.length === 0 && open.length === 0) return null;
  return (
    <aside
      aria-label={previously.title}
      className="mt-9 grid grid-cols-1 gap-2 rounded-md border border-line bg-raised px-5 py-4"
    >
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 className="font-display text-lg font-semibold">{previously.title}</h2>
          {lastAt !== null && <p className="text-sm text-quiet">{previously.hint(relativeTime(lastAt))}</p>}
        </div>
        <IconButton icon={X} label={previously.close} className="-mt-1.5 -mr-2.5" onClick={() => setClosed(true)} />
      </div>
      <div className="grid gap-1.5 font-story text-pretty">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {open.length > 0 && (
        <p className="text-sm text-quiet">
          {previously.open} {open.map(({ title }) => title).join(" · ")}
        </p>
      )}
    </aside>
  );
}
