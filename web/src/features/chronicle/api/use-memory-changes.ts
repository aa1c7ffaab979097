import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { MemoryClient } from "#memory-client";
import { chronicleKey } from "./queries.ts";

/** Loads the chronicle again when memory reports a change: a turn was digested, or another tab corrected an item. */
export function useMemoryChanges(campaignId: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    const client = new MemoryClient({ campaignId, address: location.origin });
    const readAgain = () => void queries.invalidateQueries({ queryKey: chronicleKey(campaignId) });
    const unsubscribes = [
      client.on("push", ({ type }) => (type === "memory_changed" || type === "head_moved") && readAgain()),
      client.on("missed", readAgain),
    ];
    // Without a connection the page does not update by itself. The Retry button and a reload still work.
    client.connect().catch(() => {});
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
      client.close();
    };
  }, [campaignId, queries]);
}
