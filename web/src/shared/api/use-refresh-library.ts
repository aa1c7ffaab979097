import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

import { keys } from "./lists.ts";

/**
 * Has all that shows worlds, campaigns, characters or their counts read again: each of them carries counts or names of the others.
 * What was deleted is named by its key, so that nobody asks for it again.
 */
export function useRefreshLibrary(): (deleted?: readonly [area: string, id: string]) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (deleted) => {
      if (deleted) client.removeQueries({ queryKey: deleted });
      await Promise.all(Object.values(keys).map((area) => client.invalidateQueries({ queryKey: [area] })));
    },
    [client],
  );
}
