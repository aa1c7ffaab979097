import { useMemo } from "react";

import { useTableState } from "../components/table-context.ts";
import { useScreen } from "../screen/screen-store.ts";
import { useMoves } from "./moves-context.ts";
import type { ActionTools } from "./turn-actions.ts";

/** What the actions of this screen's turns act through. */
export function useActionTools(): ActionTools {
  const moves = useMoves();
  const screen = useScreen();
  const lastTurnId = useTableState(({ turns }) => turns.at(-1)?.turnId);
  return useMemo(() => ({ moves, screen, lastTurnId }), [moves, screen, lastTurnId]);
}
