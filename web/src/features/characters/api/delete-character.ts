import { useMutation } from "@tanstack/react-query";

import { request } from "../../../shared/api/request.ts";
import { useRefreshLibrary } from "../../../shared/api/use-refresh-library.ts";

/** Deletes a character (DELETE /api/characters/:id). */
export function useDeleteCharacter(characterId: string) {
  const refresh = useRefreshLibrary();
  return useMutation({
    mutationFn: () => request<undefined>(`/api/characters/${encodeURIComponent(characterId)}`, { method: "DELETE" }),
    onSuccess: () => void refresh(characterId),
  });
}
