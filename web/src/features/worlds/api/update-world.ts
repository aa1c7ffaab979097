import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";

import type { World } from "#contracts/entities/world";
import type { UpdateWorldRequest, WorldAnswer } from "#contracts/http/worlds";

import { keys } from "../../../shared/api/lists.ts";
import { request } from "../../../shared/api/request.ts";
import { useRefreshLibrary } from "../../../shared/api/use-refresh-library.ts";

/**
 * Saves changes of a world (PATCH /api/worlds/:id). The server refuses with 409 `world_has_campaigns` when a campaign was created
 * meanwhile, for example in another tab.
 */
export function useUpdateWorld(worldId: string) {
  const client = useQueryClient();
  const refresh = useRefreshLibrary();
  return useMutation({
    mutationFn: async (body: UpdateWorldRequest): Promise<World> => {
      const path = `/api/worlds/${encodeURIComponent(worldId)}`;
      return (await request<z.infer<typeof WorldAnswer>>(path, { method: "PATCH", body })).world;
    },
    onSuccess: (world) => {
      client.setQueryData([keys.worlds, worldId], world);
      void refresh();
    },
  });
}
