import { useEffect, useRef } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";

import { rowName, type CharacterFormValues } from "./character-form.ts";
import { startingStats, type StartingStats } from "./starting-stats.ts";

type Form = Pick<
  UseFormReturn<CharacterFormValues, unknown, CharacterFormValues>,
  "control" | "getValues" | "setValue"
>;

/** Reads a number from a field. A number that is not typed completely yet counts as the minimum. */
const whole = (value: number, least: number) =>
  Number.isInteger(value) && value >= least ? Math.min(value, 30) : least;

/** The hit points, armour class and speed that class, race and abilities suggest, for the current form values. */
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

/** Sets the hit points, armour class and speed to the suggestions until the player changes them. For new characters. */
export function useFollowSuggestions({ control, getValues, setValue }: Form): void {
  const { hitPoints, armorClass, speed } = useSuggestedStats(control);
  const last = useRef<StartingStats>({ hitPoints, armorClass, speed });
  useEffect(() => {
    const now = getValues();
    if (now.hp.max === last.current.hitPoints) setValue("hp", { current: hitPoints, max: hitPoints });
    if (now.armorClass === last.current.armorClass) setValue("armorClass", armorClass);
    if (now.speed === last.current.speed) setValue("speed", speed);
    last.current = { hitPoints, armorClass, speed };
  }, [hitPoints, armorClass, speed, getValues, setValue]);
}
