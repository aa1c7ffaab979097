import { createContext, use } from "react";

import type { Moves } from "./moves.ts";

export const MovesContext = createContext<Moves | null>(null);

export function useMoves(): Moves {
  const moves = use(MovesContext);
  if (!moves) throw new Error("No table is laid here");
  return moves;
}
