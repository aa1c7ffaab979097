import { useEffect, useState } from "react";

import { text } from "../../../shared/text/en.ts";
import { finishedSentences } from "../prose/sentences.ts";
import type { TableState } from "../table/table-state.ts";
import { isOver } from "../turn/story-turn.ts";
import { useTable } from "./table-context.ts";

const KEPT = 20;

/** Reads a reply out as it is told, sentence by sentence: a screen reader is not told single tokens (design.md §10). */
export function Announcer() {
  const table = useTable();
  const [said, setSaid] = useState<readonly { readonly key: number; readonly words: string }[]>([]);

  useEffect(() => {
    let following: string | null = null;
    let [end, key] = [0, 0];
    const listen = ({ turns, liveTurnId }: TableState) => {
      if (liveTurnId !== null && liveTurnId !== following) [following, end] = [liveTurnId, 0];
      const turn = turns.findLast(({ turnId }) => turnId === following);
      if (!turn || turn.text.length <= end) return;
      const next = finishedSentences(turn.text, end, isOver(turn));
      end = next.end;
      if (next.said) setSaid((all) => [...all.slice(1 - KEPT), { key: (key += 1), words: next.said }]);
    };
    listen(table.getState());
    return table.subscribe(listen);
  }, [table]);

  return (
    <div role="log" aria-live="polite" aria-relevant="additions" aria-label={text.play.gameMaster} className="sr-only">
      {said.map(({ key, words }) => (
        <p key={key}>{words}</p>
      ))}
    </div>
  );
}
