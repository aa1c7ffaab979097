import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type * as z from "zod/mini";

import type { CharacterAnswer, UpdateCharacterRequest } from "#contracts/http/characters";
import type { LiveSheet, PlayedCharacter } from "#contracts/play/live-sheet";
import type { SheetCorrection } from "#contracts/play/sheet-correction";

import { ApiError } from "./api-error.ts";
import { keys } from "./lists.ts";
import { request } from "./request.ts";
import { useRefreshLibrary } from "./use-refresh-library.ts";

type Answer = z.infer<typeof CharacterAnswer>;

/** What a player changed of a character who plays: of the stored character, and of the sheet at the table. */
export interface CharacterCorrection {
  readonly stored: Pick<UpdateCharacterRequest, "name" | "notes">;
  readonly sheet: SheetCorrection;
  /** The turn of the sheet that the form showed. */
  readonly seen: LiveSheet["turn"]["id"];
}

/** Whether a correction was refused because the story has changed the sheet since the form was opened. */
export const isOutdated = (error: unknown): boolean => error instanceof ApiError && error.code === "conflict";

/**
 * Saves an edit of a character who plays: name and notes with the stored character, everything else as an entry at the head of its story.
 * The entry comes last, so after a failure the same form can be sent again.
 */
export function useCorrectCharacter(characterId: string, campaignId: string) {
  const client = useQueryClient();
  const refresh = useRefreshLibrary();
  const sent = useRef({ turnId: "", body: "" });

  /** The id of the ledger's new entry. The same edit that is sent again is the same entry. */
  const entryFor = (body: string): string => {
    if (sent.current.body !== body) sent.current = { turnId: crypto.randomUUID(), body };
    return sent.current.turnId;
  };

  return useMutation({
    mutationFn: async ({ stored, sheet, seen }: CharacterCorrection): Promise<PlayedCharacter> => {
      const path = `/api/characters/${encodeURIComponent(characterId)}`;
      if (Object.keys(stored).length > 0) await request(path, { method: "PATCH", body: stored });
      if (Object.keys(sheet).length > 0) {
        const action = { type: "correct", seen, sheet };
        const turnId = entryFor(JSON.stringify(action));
        await request("/api/chat/sheet", { method: "POST", body: { campaignId, characterId, turnId, action } });
      }
      return (await request<Answer>(path, { fresh: true })).character;
    },
    onSuccess: (character) => {
      client.setQueryData([keys.characters, characterId], character);
      void refresh();
    },
    onError: (error) => {
      // The page then has the sheet as it is now; what the player typed stays in the form.
      if (isOutdated(error)) void client.invalidateQueries({ queryKey: [keys.characters, characterId] });
    },
  });
}
