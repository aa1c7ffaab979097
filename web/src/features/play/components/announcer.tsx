import { useEffect, useState } from "react";

import { text } from "../../../shared/text/en.ts";
import { announce, NOTHING_READ, stateInWords } from "../prose/announce.ts";
import type { TableState } from "../table/table-state.ts";
import { showEffect } from "./effect-words.ts";
import { useTable } from "./table-context.ts";

const KEPT = 20;

interface Said {
  readonly state: string;
  readonly lines: readonly { readonly key: number; readonly words: string }[];
}

/** Reads the turn under way out as it is told, sentence by sentence, and says how it stands. */
export function Announcer() {
  const table = useTable();
  const [said, setSaid] = useState<Said>({ state: "", lines: [] });

  useEffect(() => {
    let following: string | null = null;
    let read = NOTHING_READ;
    let key = 0;
    const listen = ({ turns, liveTurnId, line, sheets }: TableState) => {
      if (liveTurnId !== null && liveTurnId !== following) [following, read] = [liveTurnId, NOTHING_READ];
      const turn = turns.findLast(({ turnId }) => turnId === following);
      if (!turn) return;
      const nameOf = (id: string) => sheets.find((sheet) => sheet.characterId === id)?.name ?? text.play.someone;
      const news = announce(turn, read, (effect) => showEffect(effect, nameOf(effect.characterId)).words);
      read = news.read;
      const state = stateInWords(turn, turn.turnId === liveTurnId, line === "reconnecting");
      const lines = news.lines.map((words) => ({ key: (key += 1), words }));
      setSaid((now) =>
        lines.length === 0 && now.state === state ? now : { state, lines: [...now.lines, ...lines].slice(-KEPT) },
      );
    };
    listen(table.getState());
    return table.subscribe(listen);
  }, [table]);

  return (
    <div className="sr-only">
      <div role="log" aria-live="polite" aria-relevant="additions" aria-label={text.play.gameMaster}>
        {said.lines.map(({ key, words }) => (
          <p key={key}>{words}</p>
        ))}
      </div>
      <p role="status">{said.state}</p>
    </div>
  );
}
