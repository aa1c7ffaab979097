import { use, useState } from "react";

import { messageOf } from "../../../shared/api/api-error.ts";
import { useReach } from "../../../shared/offline/reach.ts";
import { text } from "../../../shared/text/text.ts";
import type { SheetDeed } from "../api/sheet-api.ts";
import { DrawerContext } from "../components/menu/drawer-context.ts";
import { useTable, useTableState } from "../table/table-context.ts";
import type { Reminders } from "../table/table-state.ts";
import type { AtSheet } from "./at-sheet.ts";

type Deeds = Pick<AtSheet, "blocked" | "silenced" | "refusal" | "change" | "say" | "compose">;

/** How the player changes a hero's sheet and acts in the story from it. */
export function useSheetDeeds(characterId: string, reminders: Reminders): Deeds {
  const table = useTable();
  const closeDrawer = use(DrawerContext);
  const isReached = useReach();
  const isLive = useTableState(({ liveTurnId }) => liveTurnId !== null);
  const isReady = useTableState(({ phase }) => phase === "ready");
  const hasBegun = useTableState(({ headTurnId }) => headTurnId !== null);
  const [refusal, setRefusal] = useState<AtSheet["refusal"]>(null);
  const { blocked } = text.heroSheet;
  const silenced = isLive ? blocked.turn : isReady ? null : blocked.loading;

  return {
    silenced,
    blocked: isReached ? (silenced ?? (hasBegun ? null : blocked.notBegun)) : blocked.offline,
    refusal,
    async change(deed: SheetDeed, place: string) {
      setRefusal(null);
      try {
        return (await table.changeSheet(characterId, deed)) !== null;
      } catch (error) {
        setRefusal({ place, words: messageOf(error, text.errors.unknown) });
        return false;
      }
    },
    say(words, does) {
      closeDrawer?.("box");
      void table.act(words, reminders, does);
    },
    compose(words) {
      const { draft } = table.getState();
      table.write(draft.trim() === "" ? words : `${draft.trimEnd()} ${words}`);
      if (closeDrawer) closeDrawer("box");
      else document.querySelector<HTMLElement>(".composer textarea")?.focus();
    },
  };
}
