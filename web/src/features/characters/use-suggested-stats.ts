import { useEffect } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";

import { rowName, type CharacterFormValues } from "./character-form.ts";
import { startingStats, type StartingStats } from "./starting-stats.ts";

type Form = Pick<
  UseFormReturn<CharacterFormValues, unknown, CharacterFormValues>,
  "control" | "setValue" | "formState"
>;

/** Numbers still being typed count as their least. */
const whole = (value: number, least: number) =>
  Number.isInteger(value) && value >= least ? Math.min(value, 30) : least;

/** What class, race and abilities suggest for hit points, armour class and speed, as the form stands. */
export function useSuggestedStats(control: Form["control"]): StartingStats {
  const [race, rows, scores] = useWatch({ control, name: ["race", "classes", "abilityScores"] });
  return startingStats({
    race,
    classes: rows.map((row) => ({ name: rowName(row), level: whole(row.level, 1) })),
    scores: {
      ...scores,
      ...Object.fromEntries(Object.entries(scores).map(([name, score]) => [name, whole(score, 1)])),
    },
  });
}

/** Lets the three follow the suggestion until the player has changed them by hand. For new characters. */
export function useFollowSuggestions({ control, setValue, formState }: Form): void {
  const { hitPoints, armorClass, speed } = useSuggestedStats(control);
  const { hp: ownHp, armorClass: ownArmor, speed: ownSpeed } = formState.dirtyFields;
  const [hpByHand, armorByHand, speedByHand] = [Boolean(ownHp?.max), Boolean(ownArmor), Boolean(ownSpeed)];
  useEffect(() => {
    if (!hpByHand) setValue("hp", { current: hitPoints, max: hitPoints });
  }, [hitPoints, hpByHand, setValue]);
  useEffect(() => {
    if (!armorByHand) setValue("armorClass", armorClass);
  }, [armorClass, armorByHand, setValue]);
  useEffect(() => {
    if (!speedByHand) setValue("speed", speed);
  }, [speed, speedByHand, setValue]);
}
