import { useState } from "react";

import { keyOf } from "../components/turn-view/turn-view.tsx";
import type { StoryTurn } from "../turn/story-turn.ts";

/** The React keys of the turns. Returns the same array until a key changes, so that a streaming turn does not cause new layouts. */
export function useKeysOf(turns: readonly StoryTurn[]): readonly string[] {
  const [keys, setKeys] = useState(() => turns.map(keyOf));
  const isSame = keys.length === turns.length && turns.every((turn, index) => keyOf(turn) === keys[index]);
  if (isSame) return keys;
  const now = turns.map(keyOf);
  setKeys(now);
  return now;
}
