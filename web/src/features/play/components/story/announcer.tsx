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
    /** The turns that were shown already. A change of a sheet that was not is new. */
    const shown = new Set<string>();
    let newest: string | undefined;
    const say = (words: readonly string[]) => {
      const lines = words.map((one) => ({ key: (key += 1), words: one }));
      setSaid((before) => [...before, ...lines].slice(-KEPT));
    };
    const announceChanges = ({ turns, liveTurnId, sheets, booked }: TableState) => {
      const last = turns.at(-1);
      if (last && last.turnId !== newest) {
        // The sheet itself announces what this tab has changed.
        const isNew = shown.size > 0 && !shown.has(last.turnId);
        if (isNew && last.kind === "sheet" && last.turnId !== booked?.turnId) say([last.text]);
        newest = last.turnId;
        for (const { turnId } of turns) shown.add(turnId);
      }
      if (liveTurnId !== null && liveTurnId !== following) [following, read] = [liveTurnId, NOTHING_READ];
      const turn = turns.findLast(({ turnId }) => turnId === following);
      if (!turn) return;
      const nameOf = (id: string) => sheets.find((sheet) => sheet.characterId === id)?.name ?? text.play.someone;
      const spoken = announce(turn, read, (effect) => showEffect(effect, nameOf(effect.characterId)).words);
      read = spoken.read;
      if (spoken.lines.length === 0) return;
      say(spoken.lines);
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
