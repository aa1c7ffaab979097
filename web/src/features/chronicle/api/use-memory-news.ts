import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { MemoryClient } from "../../../shared/memory/memory-client.ts";
import { chronicleKey } from "./queries.ts";

/** Has the open page read again what memory says has changed: a turn that was digested, another tab's correction. */
export function useMemoryNews(campaignId: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    const client = new MemoryClient({ campaignId, address: location.origin });
    const readAgain = () => void queries.invalidateQueries({ queryKey: chronicleKey(campaignId) });
    const heard = [
      client.on("push", ({ type }) => (type === "memory_changed" || type === "head_moved") && readAgain()),
      client.on("missed", readAgain),
    ];
    // Without the line the page is as it was when it was opened, and Retry and a reload still work.
    client.connect().catch(() => {});
    return () => {
      for (const forget of heard) forget();
      client.close();
    };
  }, [campaignId, queries]);
}
