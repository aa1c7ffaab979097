import { useState } from "react";

import { LongStory } from "../../long-story/long-story.tsx";
import { elementIdOf } from "../../moves/copy-turn.ts";
import { useTableState } from "../../table/table-context.ts";
import type { TurnListProps } from "./turn-list-props.ts";
import { keyOf, TurnView } from "../turn-view/turn-view.tsx";
import { useGrowingCount } from "./use-growing-count.ts";
import { useKeepPlace } from "./use-keep-place.ts";
import { useShowMarked } from "./use-show-marked.ts";

/**
 * The list of the turns: whole for a story that fits on its newest page, virtualised for a longer one, where only the turns near the
 * viewport are in the document. A story that was long once stays virtualised.
 */
export function TurnList(props: TurnListProps) {
  const hasMore = useTableState((state) => state.hasMore);
  const [isLong, setLong] = useState(hasMore);
  if (hasMore && !isLong) setLong(true);
  return isLong ? <LongStory {...props} /> : <WholeStory {...props} />;
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
