import { useEffect, useState } from "react";

import { text } from "../../../../shared/text/text.ts";
import { announce, NOTHING_READ } from "../../prose/announce.ts";
import type { TableState } from "../../table/table-state.ts";
import { showEffect } from "../turn-view/effect-words.ts";
import { useTable } from "../../table/table-context.ts";

const KEPT = 20;

interface Line {
  readonly key: number;
  readonly words: string;
}

/** Announces the running turn to screen readers, sentence by sentence. */
export function Announcer() {
  const table = useTable();
  const [said, setSaid] = useState<readonly Line[]>([]);

  useEffect(() => {
    let following: string | null = null;
    let read = NOTHING_READ;
    let key = 0;
    const announceChanges = ({ turns, liveTurnId, sheets }: TableState) => {
      if (liveTurnId !== null && liveTurnId !== following) [following, read] = [liveTurnId, NOTHING_READ];
      const turn = turns.findLast(({ turnId }) => turnId === following);
      if (!turn) return;
      const nameOf = (id: string) => sheets.find((sheet) => sheet.characterId === id)?.name ?? text.play.someone;
      const spoken = announce(turn, read, (effect) => showEffect(effect, nameOf(effect.characterId)).words);
      read = spoken.read;
      if (spoken.lines.length === 0) return;
      const lines = spoken.lines.map((words) => ({ key: (key += 1), words }));
      setSaid((before) => [...before, ...lines].slice(-KEPT));
    };
    announceChanges(table.getState());
    return table.subscribe(announceChanges);
  }, [table]);

  return (
    <div role="log" aria-live="polite" aria-relevant="additions" aria-label={text.play.gameMaster} className="sr-only">
      {said.map(({ key, words }) => (
        <p key={key}>{words}</p>
      ))}
    </div>
  );
}
