import { type InfiniteData, useMutation, useQueryClient } from "@tanstack/react-query";

import type { MemoryItem } from "#contracts/entities/memory";
import type { ChangeMemoryItemRequest, MemoryItemAnswer, MemoryItemsAnswer } from "#contracts/http/memory-items";

import { request } from "../../../shared/api/request.ts";
import { chronicleKey } from "./queries.ts";

type Pages = InfiniteData<MemoryItemsAnswer>;
export type ItemChange = Pick<ChangeMemoryItemRequest, "content" | "pinned" | "importance">;

const pathOf = (id: string) => `/api/memory/items/${encodeURIComponent(id)}`;

/** Returns a function that changes the items in all cached lists. `rewrite` returns null to remove an item. */
function useRewriteItems(campaignId: string) {
  const client = useQueryClient();
  return (rewrite: (item: MemoryItem) => MemoryItem | null) => {
    client.setQueriesData<Pages>(
      { queryKey: [...chronicleKey(campaignId), "items"] },
      (lists) =>
        lists && {
          ...lists,
          pages: lists.pages.map((page) => ({
            ...page,
            items: page.items.flatMap((item) => rewrite(item) ?? []),
          })),
        },
    );
  };
}

/** Pins or corrects an item, or changes its importance. The change shows at once; the rest of the chronicle is loaded again. */
export function useChangeItem(campaignId: string) {
  const client = useQueryClient();
  const rewrite = useRewriteItems(campaignId);
  return useMutation({
    mutationFn: async ({ id, change }: { readonly id: string; readonly change: ItemChange }) => {
      const body = { campaignId, ...change } satisfies ChangeMemoryItemRequest;
      return (await request<MemoryItemAnswer>(pathOf(id), { method: "PATCH", body })).item;
    },
    onSuccess: (changed) => {
      rewrite((item) => (item.id === changed.id ? changed : item));
      void client.invalidateQueries({ queryKey: chronicleKey(campaignId), refetchType: "inactive" });
    },
  });
}

/** Deletes an item for good. */
export function useForgetItem(campaignId: string) {
  const client = useQueryClient();
  const rewrite = useRewriteItems(campaignId);
  return useMutation({
    mutationFn: (id: string) => request<undefined>(pathOf(id), { method: "DELETE", body: { campaignId } }),
    onSuccess: (_, id) => {
      rewrite((item) => (item.id === id ? null : item));
      void client.invalidateQueries({ queryKey: chronicleKey(campaignId), refetchType: "inactive" });
    },
  });
}
