import { useMutation } from "@tanstack/react-query";
import type * as z from "zod/mini";

import type { Character } from "#contracts/entities/character";
import type { LinkCharacterRequest } from "#contracts/http/character-link";
import type { CharacterAnswer } from "#contracts/http/characters";

import { request } from "../../../shared/api/request.ts";
import { useRefreshLibrary } from "../../../shared/api/use-refresh-library.ts";

/** Links a D&D Beyond character, by its address or by its exported text (POST /api/characters/link). */
export function useLinkCharacter() {
  const refresh = useRefreshLibrary();
  return useMutation({
    mutationFn: async (body: LinkCharacterRequest): Promise<Character> =>
      (await request<z.infer<typeof CharacterAnswer>>("/api/characters/link", { method: "POST", body })).character,
    onSuccess: () => void refresh(),
  });
}
