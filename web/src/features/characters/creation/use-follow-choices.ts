import { useEffect, useRef } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";

import type { Campaign } from "#contracts/entities/campaign";

import { arrange, sameScores } from "../../../shared/sheet/abilities.ts";
import { rowName, type CharacterFormValues } from "../character-form.ts";
import { classStart } from "../classes.ts";
import { type ScoreMethod, numbersOf } from "./ability-method.ts";
import { skillsAfter } from "./background-skills.ts";

type Form = Pick<
  UseFormReturn<CharacterFormValues, unknown, CharacterFormValues>,
  "control" | "getValues" | "setValue"
>;

/**
 * Sets the character's level to the starting level of the chosen campaign, as long as the player has not changed the level that came from
 * the previous campaign.
 */
export function useFollowCampaign({ control, getValues, setValue }: Form, campaigns: readonly Campaign[]): void {
  const campaignId = useWatch({ control, name: "campaignId" });
  const level = campaigns.find(({ id }) => id === campaignId)?.startingLevel ?? 1;
  const last = useRef(level);
  useEffect(() => {
    if (last.current !== level && getValues("classes.0.level") === last.current) setValue("classes.0.level", level);
    last.current = level;
  }, [level, getValues, setValue]);
}

/**
 * When the class changes, assigns the six scores again in the order of the new class. This happens only while the scores still have the
 * order of the previous class.
 */
export function useFollowClass({ control, getValues, setValue }: Form, making: ScoreMethod): void {
  const first = useWatch({ control, name: "classes.0" });
  const { order } = classStart(rowName(first));
  const last = useRef(order);
  useEffect(() => {
    const numbers = numbersOf(making);
    const untouched = numbers && sameScores(getValues("abilityScores"), arrange(numbers, last.current));
    if (untouched && last.current !== order) setValue("abilityScores", arrange(numbers, order));
    last.current = order;
  }, [order, making, getValues, setValue]);
}

/** Replaces the skills of the old background by those of the new one. */
export function useFollowBackground({ control, getValues, setValue }: Form): void {
  const background = useWatch({ control, name: "background" });
  const last = useRef(background);
  useEffect(() => {
    if (last.current === background) return;
    setValue("skills", skillsAfter(getValues("skills"), last.current, background));
    last.current = background;
  }, [background, getValues, setValue]);
}
