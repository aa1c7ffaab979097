import { type ComponentType, useEffect, useState } from "react";

import { elementIdOf } from "../../moves/copy-turn.ts";
import { useTableState } from "../../table/table-context.ts";
import type { TurnListProps } from "./turn-list-props.ts";
import { keyOf, TurnView } from "../turn-view/turn-view.tsx";
import { useGrowingCount } from "./use-growing-count.ts";
import { useKeepPlace } from "./use-keep-place.ts";
import { useShowMarked } from "./use-show-marked.ts";

/** The virtualised list for long stories, once its code has loaded. */
let longStory: ComponentType<TurnListProps> | null = null;

/** Loads the code of the virtualised list. If loading fails, the long story is rendered as a whole: slower, but complete. */
async function fetchLongStory(): Promise<void> {
  const loaded = await import("../../long-story/long-story.tsx").catch(() => null);
  longStory = loaded?.LongStory ?? WholeStory;
}

/**
 * The list of the turns: whole for a story that fits on its newest page, virtualised for a longer one, where only the turns near the
 * viewport are in the document. Null while the code of the list is loading; Suspense would delay the story by 300 ms to avoid flicker.
 */
export function useTurnList(): ComponentType<TurnListProps> | null {
  const hasMore = useTableState((state) => state.hasMore);
  const [isLong, setLong] = useState(hasMore);
  if (hasMore && !isLong) setLong(true);
  const [loaded, setLoaded] = useState(() => longStory);
  useEffect(() => {
    if (isLong && !loaded) void fetchLongStory().then(() => setLoaded(() => longStory));
  }, [isLong, loaded]);
  return isLong ? loaded : WholeStory;
}

function WholeStory({ turns, liveTurnId, marked, onOpenTurn }: TurnListProps) {
  const last = turns.at(-1);
  const shown = turns.slice(-useGrowingCount(turns.length, marked !== null));
  useShowMarked(
    marked,
    shown.some(({ turnId }) => turnId === marked),
  );
  useKeepPlace(shown[0] && elementIdOf(shown[0].turnId));
  return (
    <div className="grid grid-cols-1 gap-9">
      {shown.map((turn) => (
        <TurnView
          key={keyOf(turn)}
          turn={turn}
          isLive={turn.turnId === liveTurnId}
          isLast={turn === last}
          isMarked={turn.turnId === marked}
          onOpenTurn={onOpenTurn}
        />
      ))}
    </div>
  );
}
