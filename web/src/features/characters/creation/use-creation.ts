import { useCallback, useEffect, useMemo, useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";

import type { Campaign } from "#contracts/entities/campaign";

import { formResolver } from "../../../shared/form/form-resolver.ts";
import { useUser } from "../../../shared/session/session-store.ts";
import { CharacterForm, type CharacterFormValues } from "../character-form.ts";
import { newCharacter } from "../new-character.ts";
import { useFollowSuggestions } from "../use-suggested-stats.ts";
import { FIRST_MAKING, type Making } from "./ability-method.ts";
import { forgetDraft, keepDraft, readDraft } from "./draft.ts";
import { useFollowBackground, useFollowCampaign, useFollowClass } from "./use-follow-choices.ts";

const resolver = formResolver(CharacterForm);

export interface Creation {
  readonly form: UseFormReturn<CharacterFormValues, unknown, CharacterFormValues>;
  readonly making: Making;
  readonly setMaking: (making: Making) => void;
  /** Whether the form began with a stored draft. */
  readonly wasKept: boolean;
  /** Whether the form has values that are not saved yet. */
  readonly isBegun: boolean;
  readonly forget: () => void;
}

/** The form of a new character. It begins with this browser's stored draft, if any, and stores every change. */
export function useCreation(campaigns: readonly Campaign[], fixed: Campaign | null): Creation {
  const campaignId = fixed?.id ?? "";
  const startingLevel = fixed?.startingLevel ?? 1;
  const userId = useUser()?.uid ?? "";
  const fresh = useMemo(() => newCharacter(campaignId, startingLevel), [campaignId, startingLevel]);
  const [kept] = useState(() => readDraft(userId, campaignId, fresh));
  const [making, setMaking] = useState(kept?.making ?? FIRST_MAKING);
  const form = useForm<CharacterFormValues, unknown, CharacterFormValues>({
    resolver,
    mode: "onTouched",
    // The campaign of the address replaces the draft's.
    defaultValues: kept ? { ...kept.values, ...(campaignId && { campaignId }) } : fresh,
  });
  const { watch, getValues } = form;
  useFollowSuggestions(form);
  useFollowCampaign(form, campaigns);
  useFollowClass(form, making);
  useFollowBackground(form);

  const [isBegun, setBegun] = useState(kept !== null);
  const keep = useCallback(() => {
    const values = getValues();
    if (JSON.stringify(values) === JSON.stringify(fresh) && making === FIRST_MAKING) return;
    setBegun(true);
    keepDraft(userId, campaignId, { values, making });
  }, [getValues, fresh, making, userId, campaignId]);
  useEffect(keep, [keep]);
  useEffect(() => {
    const { unsubscribe } = watch(keep);
    return unsubscribe;
  }, [watch, keep]);

  const forget = useCallback(() => forgetDraft(userId, campaignId), [userId, campaignId]);
  return { form, making, setMaking, wasKept: kept !== null, isBegun, forget };
}
