import { createContext, use } from "react";
import { useStore } from "zustand";

import type { Table } from "./table-store.ts";
import type { TableState } from "./table-state.ts";
import type { StoryTurn } from "../turn/story-turn.ts";

/** The table of the current play screen. */
export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = use(TableContext);
  if (!table) throw new Error("No table is laid here");
  return table;
}

export const useTableState = <Part>(select: (state: TableState) => Part): Part => useStore(useTable(), select);

/** The turn that is being sent or written. */
export const useLiveTurn = (): StoryTurn | null =>
  useTableState(({ turns, liveTurnId }) =>
    liveTurnId === null ? null : (turns.find(({ turnId }) => turnId === liveTurnId) ?? null),
  );
