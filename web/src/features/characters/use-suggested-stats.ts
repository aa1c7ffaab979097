import { useEffect, useRef } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";

import type { Hero } from "#rules/hero";
import { armorClass, mostHitPoints, speed } from "#rules/sheet";

import { rowName, type CharacterFormValues } from "./character-form.ts";
import { startingStats, type StartingStats } from "./starting-stats.ts";

type Form = Pick<
  UseFormReturn<CharacterFormValues, unknown, CharacterFormValues>,
  "control" | "getValues" | "setValue"
>;

/** Reads a number from a field. A number that is not typed completely yet counts as the minimum. */
const whole = (value: number, least: number) =>
  Number.isInteger(value) && value >= least ? Math.min(value, 30) : least;

/**
 * The hit points, armour class and speed that are suggested for the current form values: those of the rules' hero, or, without one, what
 * class, race and abilities give.
 */
export function useSuggestedStats(control: Form["control"], hero: Hero | null): StartingStats {
  const [race, rows, scores] = useWatch({ control, name: ["race", "classes", "abilityScores"] });
  if (hero) {
    return {
      hitPoints: mostHitPoints(hero).value,
      armorClass: armorClass(hero).value,
      speed: speed(hero).value,
    };
  }
  return startingStats({
    race,
    classes: rows.map((row) => ({ name: rowName(row), level: whole(row.level, 1) })),
    scores: {
      ...scores,
      ...Object.fromEntries(Object.entries(scores).map(([name, score]) => [name, whole(score, 1)])),
    },
  });
}

/** Sets the hit points, armour class and speed to the suggestions until the player changes them, unless the form does not follow them. */
export function useFollowSuggestions({ control, getValues, setValue }: Form, hero: Hero | null, follows = true): void {
  const { hitPoints, armorClass: armor, speed: walk } = useSuggestedStats(control, hero);
  const last = useRef<StartingStats>({ hitPoints, armorClass: armor, speed: walk });
  useEffect(() => {
    if (!follows) return;
    const { hp, armorClass: shown, speed: walks } = getValues();
    const before = last.current;
    if (hp.max === before.hitPoints && hp.max !== hitPoints) {
      // Who was whole stays whole; who was hurt has no more than before.
      setValue("hp", { current: hp.current >= hp.max ? hitPoints : Math.min(hp.current, hitPoints), max: hitPoints });
    }
    if (shown === before.armorClass) setValue("armorClass", armor);
    if (walks === before.speed) setValue("speed", walk);
    last.current = { hitPoints, armorClass: armor, speed: walk };
  }, [follows, hitPoints, armor, walk, getValues, setValue]);
}
