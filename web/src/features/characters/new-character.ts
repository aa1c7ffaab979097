import { newClassRow, type CharacterFormValues } from "./character-form.ts";
import { startingStats } from "./starting-stats.ts";

/** Each ability defaults to 10 (product.md §3). */
export const ALL_TENS = {
  strength: 10,
  dexterity: 10,
  constitution: 10,
  intelligence: 10,
  wisdom: 10,
  charisma: 10,
} as const;

/** An empty sheet for a campaign, at the level it starts at. */
export function newCharacter(campaignId: string, startingLevel: number): CharacterFormValues {
  const classes = [newClassRow(startingLevel)];
  const levels = [{ name: "", level: startingLevel }];
  const { hitPoints, armorClass, speed } = startingStats({ race: "", classes: levels, scores: ALL_TENS });
  return {
    campaignId,
    name: "",
    race: "",
    customRace: "",
    background: "",
    customBackground: "",
    classes,
    hp: { current: hitPoints, max: hitPoints },
    armorClass,
    speed,
    abilityScores: { ...ALL_TENS },
    skills: [],
    notes: "",
  };
}
