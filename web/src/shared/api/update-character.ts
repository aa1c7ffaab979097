import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";

import type { Character } from "#contracts/entities/character";
import type { CharacterAnswer, UpdateCharacterRequest } from "#contracts/http/characters";

import { keys } from "./lists.ts";
import { request } from "./request.ts";
import { useRefreshLibrary } from "./use-refresh-library.ts";

/** Saves changes of a character (PATCH /api/characters/:id). Used by the editor of the campaign page and by the character's own page. */
export function useUpdateCharacter(characterId: string) {
  const client = useQueryClient();
  const refresh = useRefreshLibrary();
  return useMutation({
    mutationFn: async (body: UpdateCharacterRequest): Promise<Character> => {
      const path = `/api/characters/${encodeURIComponent(characterId)}`;
      return (await request<z.infer<typeof CharacterAnswer>>(path, { method: "PATCH", body })).character;
    },
    onSuccess: (character) => {
      client.setQueryData([keys.characters, characterId], character);
      void refresh();
    },
  });
}
