import type { Sheet } from "#contracts/play/sheet";
import { useScreenState } from "../../screen/screen-store.ts";
import { useTableState } from "../../table/table-context.ts";

/** The sheet of the hero who acts: the chosen one, or else the first of the party. */
export function useActingSheet(): Sheet | undefined {
  const heroId = useScreenState((state) => state.heroId);
  return useTableState(({ sheets }) => sheets.find(({ characterId }) => characterId === heroId) ?? sheets[0]);
}
