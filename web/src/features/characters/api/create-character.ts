import { useMutation } from "@tanstack/react-query";
import type * as z from "zod/mini";

import type { Character } from "#contracts/entities/character";
import type { CharacterAnswer, CreateCharacterRequest } from "#contracts/http/characters";

import { request } from "../../../shared/api/request.ts";
import { useRefreshLibrary } from "../../../shared/api/use-refresh-library.ts";

/** Creates a character (POST /api/characters). The server refuses with 409 `campaign_full` when the party has no free seat. */
export function useCreateCharacter() {
  const refresh = useRefreshLibrary();
  return useMutation({
    mutationFn: async (body: CreateCharacterRequest): Promise<Character> =>
      (await request<z.infer<typeof CharacterAnswer>>("/api/characters", { method: "POST", body })).character,
    onSuccess: () => void refresh(),
  });
}
