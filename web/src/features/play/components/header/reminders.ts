import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";

import type { Campaign } from "#contracts/entities/campaign";
import { text } from "../../../../shared/text/text.ts";
import { rememberedQuery } from "../../api/play-api.ts";
import type { Reminders } from "../../table/table-state.ts";
import { useTableState } from "../../table/table-context.ts";

/** One thing that the game master can be reminded of: memory, the world or the characters. */
export interface ReminderToggle {
  readonly name: keyof Reminders;
  readonly label: string;
  readonly on: boolean;
  /** Why the switch is disabled; null if it is enabled. */
  readonly blocked: string | null;
  readonly toggle: () => void;
}

export interface RemindersInUse {
  readonly chosen: Reminders;
  readonly toggles: readonly ReminderToggle[];
}

const ALL: Reminders = { memoryEnhanced: true, campaignOverview: true, worldInfo: true, characterRecap: true };

/**
 * The reminders that are sent with an action. Memory can be switched on once there is a transcript or memory contains anything, the world
 * if the campaign has one, and the characters if there are sheets.
 */
export function useReminders(campaign: Campaign): RemindersInUse {
  const [chosen, choose] = useState(ALL);
  const isReady = useTableState(({ phase }) => phase === "ready");
  const hasTurns = useTableState(({ turns }) => turns.length > 0);
  // Until the table is loaded, sheets and memory are assumed to exist, so that the row of switches does not change its width.
  const hasSheets = useTableState(({ sheets, phase }) => sheets.length > 0 || phase !== "ready");
  const remembered = useQuery({ ...rememberedQuery(campaign.id), enabled: isReady && !hasTurns });
  const hasHistory = hasTurns || (remembered.data ?? !isReady);

  const hasWorld = campaign.worldName !== null;
  return useMemo(() => {
    const reminder = (name: keyof Reminders, label: string, blocked: string | null = null): ReminderToggle => ({
      name,
      label,
      on: chosen[name] && blocked === null,
      blocked,
      toggle: () => choose((now) => ({ ...now, [name]: !now[name] })),
    });
    const toggles = [
      reminder("memoryEnhanced", text.play.memory, hasHistory ? null : text.play.memoryNoHistory),
      reminder("campaignOverview", text.play.overview),
      ...(hasWorld ? [reminder("worldInfo", text.play.world)] : []),
      ...(hasSheets ? [reminder("characterRecap", text.play.recap)] : []),
    ];
    const isOn = (name: keyof Reminders) => toggles.some((toggle) => toggle.name === name && toggle.on);
    return {
      toggles,
      chosen: {
        memoryEnhanced: isOn("memoryEnhanced"),
        campaignOverview: isOn("campaignOverview"),
        worldInfo: isOn("worldInfo"),
        characterRecap: isOn("characterRecap"),
      },
    };
  }, [chosen, hasHistory, hasSheets, hasWorld]);
}
