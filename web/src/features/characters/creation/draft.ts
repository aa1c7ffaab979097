import * as z from "zod/mini";

import { CharacterForm, type CharacterFormValues } from "../character-form.ts";
import { FIRST_METHOD, METHODS, type ScoreMethod } from "./ability-method.ts";

/** The form of a character that is not created yet, as stored in this browser. */
export interface Draft {
  readonly values: CharacterFormValues;
  readonly making: ScoreMethod;
}

type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const die = z.int().check(z.minimum(1), z.maximum(6));
const StoredScoreMethod = z.object({
  method: z.enum(METHODS),
  rolls: z.array(z.tuple([die, die, die, die])).check(z.maxLength(6)),
  times: z.int().check(z.minimum(0)),
});
const Stored = z.object({ values: z.record(z.string(), z.unknown()), making: z.unknown() });

/** The storage key of a draft. There is one draft for each player and campaign; `campaignId` is empty when the address names none. */
const keyOf = (userId: string, campaignId: string) => `lorehearth:character:${userId}:${campaignId}`;

/** Reads the stored draft; null when there is none. A field whose stored value is no longer valid takes its value from `fresh`. */
export function readDraft(
  userId: string,
  campaignId: string,
  fresh: CharacterFormValues,
  storage: () => DraftStorage = () => localStorage,
): Draft | null {
  try {
    const kept = storage().getItem(keyOf(userId, campaignId));
    const stored = kept === null ? null : z.safeParse(Stored, JSON.parse(kept));
    if (!stored?.success) return null;
    const usable = Object.entries(CharacterForm.shape).flatMap(([name, field]) => {
      const read = z.safeParse(field, stored.data.values[name]);
      return read.success ? [[name, read.data]] : [];
    });
    const making = z.safeParse(StoredScoreMethod, stored.data.making);
    return {
      values: { ...fresh, ...(Object.fromEntries(usable) as Partial<CharacterFormValues>) },
      making: making.success ? making.data : FIRST_METHOD,
    };
  } catch {
    return null;
  }
}

export function saveDraft(
  userId: string,
  campaignId: string,
  draft: Draft,
  storage: () => DraftStorage = () => localStorage,
): void {
  try {
    storage().setItem(keyOf(userId, campaignId), JSON.stringify(draft));
  } catch {
    // Storage is not available. The form itself still has the values.
  }
}

export function deleteDraft(
  userId: string,
  campaignId: string,
  storage: () => DraftStorage = () => localStorage,
): void {
  try {
    storage().removeItem(keyOf(userId, campaignId));
  } catch {
    // Storage is not available, so there is no draft.
  }
}
