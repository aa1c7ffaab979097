import { ApiError } from "../../../shared/api/api-error.ts";
import type { SheetDeed } from "../api/sheet-api.ts";
import type { TableDeps } from "./table-deps.ts";

/** Changes to a sheet by the player, without the game master. */
export interface SheetChanges {
  /**
   * Does a bookkeeping action and shows the new entry of the ledger. Resolves to the entry's sentence; to null if the table is busy. Throws
   * ApiError if the server refuses or cannot be reached.
   */
  readonly changeSheet: (characterId: string, action: SheetDeed) => Promise<string | null>;
}

export function createSheetChanges({ ports, state, set }: TableDeps, refresh: () => Promise<void>): SheetChanges {
  /** The action whose answer was lost. If the player repeats it, it keeps its id, so that it is not done twice. */
  let unanswered: { readonly of: string; readonly turnId: string } | null = null;

  return {
    async changeSheet(characterId, action) {
      if (state().liveTurnId !== null || state().phase !== "ready" || state().moving) return null;
      const of = JSON.stringify([state().headTurnId, characterId, action]);
      const turnId = unanswered?.of === of ? unanswered.turnId : ports.newId();
      set({ moving: true });
      try {
        const { response } = await ports.changeSheet({ turnId, characterId, action });
        unanswered = null;
        set({ booked: { turnId, characterId, words: response }, headTurnId: turnId, canUndo: true, canRedo: false });
        await refresh();
        return response;
      } catch (error) {
        const { status, code } = error instanceof ApiError ? error : { status: 0, code: "unknown" };
        unanswered = status === 0 || status >= 500 ? { of, turnId } : null;
        // Another tab has begun a turn, or the story is elsewhere now. Load it again to show that here too.
        if (status === 409 && code !== "refused_by_rules") await refresh();
        throw error;
      } finally {
        set({ moving: false });
      }
    },
  };
}
