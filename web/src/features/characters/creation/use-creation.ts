import { useCallback, useEffect, useMemo, useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";

import type { Campaign } from "#contracts/entities/campaign";

import { formResolver } from "../../../shared/form/form-resolver.ts";
import { useUser } from "../../../shared/session/session-store.ts";
import { CharacterForm, type CharacterFormValues } from "../character-form.ts";
import { useHeroOfForm, type FormHero } from "../hero/form-hero.ts";
import { newCharacter } from "../new-character.ts";
import { useFollowSuggestions } from "../use-suggested-stats.ts";
import { FIRST_METHOD, type ScoreMethod } from "./ability-method.ts";
import { deleteDraft, saveDraft, readDraft } from "./draft.ts";
import { useFollowBackground, useFollowCampaign, useFollowClass } from "./use-follow-choices.ts";

const resolver = formResolver(CharacterForm);

export interface Creation {
  readonly form: UseFormReturn<CharacterFormValues, unknown, CharacterFormValues>;
  /** What the rules make of the form. */
  readonly hero: FormHero;
  readonly making: ScoreMethod;
  readonly setMethod: (making: ScoreMethod) => void;
  /** Whether the form began with a stored draft. */
  readonly hasDraft: boolean;
  /** Whether the form has values that are not saved yet. */
  readonly isBegun: boolean;
  readonly discard: () => void;
}

/** The form of a new character. It begins with this browser's stored draft, if any, and stores every change. */
export function useCreation(campaigns: readonly Campaign[], fixed: Campaign | null): Creation {
  const campaignId = fixed?.id ?? "";
  const startingLevel = fixed?.startingLevel ?? 1;
  const userId = useUser()?.uid ?? "";
  const fresh = useMemo(() => newCharacter(campaignId, startingLevel), [campaignId, startingLevel]);
  const [draft] = useState(() => readDraft(userId, campaignId, fresh));
  const [making, setMethod] = useState(draft?.making ?? FIRST_METHOD);
  const form = useForm<CharacterFormValues, unknown, CharacterFormValues>({
    resolver,
    mode: "onTouched",
    // The campaign in the address replaces the campaign of the draft.
    defaultValues: draft ? { ...draft.values, ...(campaignId && { campaignId }) } : fresh,
  });
  const { watch, getValues } = form;
  const hero = useHeroOfForm(form.control);
  useFollowSuggestions(form, hero.hero);
  useFollowCampaign(form, campaigns);
  useFollowClass(form, making);
  useFollowBackground(form);

  const [isBegun, setBegun] = useState(draft !== null);
  const save = useCallback(() => {
    const values = getValues();
    if (JSON.stringify(values) === JSON.stringify(fresh) && making === FIRST_METHOD) return;
    setBegun(true);
    saveDraft(userId, campaignId, { values, making });
  }, [getValues, fresh, making, userId, campaignId]);
  useEffect(save, [save]);
  useEffect(() => {
    const { unsubscribe } = watch(save);
    return unsubscribe;
  }, [watch, save]);

  const discard = useCallback(() => deleteDraft(userId, campaignId), [userId, campaignId]);
  return { form, hero, making, setMethod, hasDraft: draft !== null, isBegun, discard };
}
