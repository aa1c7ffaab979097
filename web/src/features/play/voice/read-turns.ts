import type { StoreApi } from "zustand/vanilla";

import { finishedSentences } from "../prose/sentences.ts";
import type { TableState } from "../table/table-state.ts";
import { isOver, type StoryTurn } from "../turn/story-turn.ts";
import { plainWords } from "./plain-words.ts";
import type { Manner, Speech } from "./speech.ts";

interface ReadTurnsPorts {
  readonly table: Pick<StoreApi<TableState>, "getState" | "subscribe">;
  readonly reading: StoreApi<{ readonly turnId: string | null }>;
  readonly speech: Speech;
  readonly mannerOf: (turn: StoryTurn) => Manner;
  /** Whether new replies are read aloud without the player asking for it. */
  readonly readsEvery: () => boolean;
}

/**
 * Reads the requested turn aloud, sentence by sentence while the turn streams. Stops when the player sends something, or when the turn
 * disappears from the story. Returns a function that stops it for good.
 */
export function readTurns({ table, reading, speech, mannerOf, readsEvery }: ReadTurnsPorts): () => void {
  let following: string | null = null;
  let said = 0;
  let isWhole = false;
  const look = () => {
    const { turnId } = reading.getState();
    if (turnId !== following) {
      speech.stop();
      [following, said, isWhole] = [turnId, 0, false];
    }
    if (turnId === null) return;
    const { turns, liveTurnId } = table.getState();
    const turn = turns.find((each) => each.turnId === turnId);
    if (!turn) return turnId === liveTurnId ? undefined : reading.setState({ turnId: null });
    if (isWhole) return;
    const { end } = finishedSentences(turn.text, said, isOver(turn));
    if (end > said) speech.say(plainWords(turn.text.slice(said, end)), mannerOf(turn));
    said = end;
    isWhole = isOver(turn);
    if (isWhole) speech.finish();
  };
  const endings = [
    reading.subscribe(look),
    table.subscribe((now, before) => {
      if (now.liveTurnId !== null && now.liveTurnId !== before.liveTurnId)
        reading.setState({ turnId: readsEvery() ? now.liveTurnId : null });
      else if (now.turns !== before.turns) look();
    }),
  ];
  look();
  return () => {
    for (const end of endings) end();
    reading.setState({ turnId: null });
    speech.stop();
  };
}
