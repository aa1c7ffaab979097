import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";

import type { Character } from "#contracts/entities/character";
import type { RefreshCharacterRequest } from "#contracts/http/character-link";
import type { CharacterAnswer } from "#contracts/http/characters";

import { keys } from "../../../shared/api/lists.ts";
import { request } from "../../../shared/api/request.ts";
import { useRefreshLibrary } from "../../../shared/api/use-refresh-library.ts";

/** Updates a linked character's sheet, from its address or from its exported text (POST /api/characters/:id/refresh). */
export function useRefreshCharacter(characterId: string) {
  const client = useQueryClient();
  const refresh = useRefreshLibrary();
  return useMutation({
    mutationFn: async (body: RefreshCharacterRequest): Promise<Character> => {
      const path = `/api/characters/${encodeURIComponent(characterId)}/refresh`;
      return (await request<z.infer<typeof CharacterAnswer>>(path, { method: "POST", body })).character;
    },
    onSuccess: (character) => {
      client.setQueryData([keys.characters, characterId], character);
      void refresh();
    },
  });
}
