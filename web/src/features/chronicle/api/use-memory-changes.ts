import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { watchCampaign } from "../../../shared/watch-campaign.ts";
import { chronicleKey } from "./queries.ts";

/** Loads the chronicle again when memory reports a change: a turn was digested, the head moved, or another tab corrected an item. */
export function useMemoryChanges(campaignId: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    const leaving = new AbortController();
    const readAgain = (): void => void queries.invalidateQueries({ queryKey: chronicleKey(campaignId) });
    const onPush = ({ type }: { readonly type: string }): void => {
      if (type === "memory_changed" || type === "head_moved") readAgain();
    };
    watchCampaign(campaignId, { onPush, onMissed: readAgain }, leaving.signal);
    return () => leaving.abort();
  }, [campaignId, queries]);
}
