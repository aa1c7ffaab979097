import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";

import type { CharacterAnswer, UpdateCharacterRequest } from "#contracts/http/characters";
import type { PlayedCharacter } from "#contracts/play/live-sheet";

import { keys } from "./lists.ts";
import { request } from "./request.ts";
import { useRefreshLibrary } from "./use-refresh-library.ts";

type Answer = z.infer<typeof CharacterAnswer>;

/**
 * Saves changes of a character (PATCH /api/characters/:id). Used by the editor of the campaign page and by the character's own page. If the
 * character has played, its table makes the sheet again from what was saved.
 */
export function useUpdateCharacter(characterId: string) {
  const client = useQueryClient();
  const refresh = useRefreshLibrary();
  return useMutation({
    mutationFn: async (body: UpdateCharacterRequest): Promise<PlayedCharacter> => {
      const path = `/api/characters/${encodeURIComponent(characterId)}`;
      const saved = (await request<Answer>(path, { method: "PATCH", body })).character;
      if (!saved.live) return saved;
      try {
        await request(`/api/chat/table?campaignId=${encodeURIComponent(saved.campaignId)}`);
        return (await request<Answer>(path)).character;
      } catch {
        // The character is saved. The table makes the sheet again when the player next opens it.
        return saved;
      }
    },
    onSuccess: (character) => {
      client.setQueryData([keys.characters, characterId], character);
      void refresh();
    },
  });
}
