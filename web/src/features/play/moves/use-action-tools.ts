import { useMemo } from "react";
import { useStore } from "zustand";

import { useTableState } from "../table/table-context.ts";
import { useScreen } from "../screen/screen-store.ts";
import { reading } from "../voice/reading.ts";
import { canRead, useVoice } from "../voice/voice-settings.ts";
import { useMoves } from "./moves-context.ts";
import type { ActionTools } from "./turn-actions.ts";

/** Collects what the actions of the turns on this screen need. */
export function useActionTools(): ActionTools {
  const moves = useMoves();
  const screen = useScreen();
  const lastTurnId = useTableState(({ turns }) => turns.at(-1)?.turnId);
  const canBeRead = useVoice((settings) => settings.reading !== "never") && canRead();
  const readNow = useStore(reading, ({ turnId }) => turnId);
  const readTurnId = canBeRead ? readNow : undefined;
  return useMemo(() => ({ moves, screen, lastTurnId, readTurnId }), [moves, screen, lastTurnId, readTurnId]);
}
