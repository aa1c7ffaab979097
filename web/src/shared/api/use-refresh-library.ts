import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

import { keys } from "./lists.ts";

/**
 * Reloads everything that shows worlds, campaigns, characters or their counts, because each of them includes counts or names of the others.
 * A deleted record is only marked as stale, so that the page that still shows it does not request it again.
 */
export function useRefreshLibrary(): (deletedId?: string) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (deletedId) => {
      const areas: readonly unknown[] = Object.values(keys);
      const isDeleted = (key: readonly unknown[]) => deletedId !== undefined && key[1] === deletedId;
      await Promise.all([
        client.invalidateQueries({ predicate: ({ queryKey }) => isDeleted(queryKey), refetchType: "none" }),
        client.invalidateQueries({ predicate: ({ queryKey }) => areas.includes(queryKey[0]) && !isDeleted(queryKey) }),
      ]);
    },
    [client],
  );
}
