import { arrange, STANDARD_ARRAY } from "../../shared/sheet/abilities.ts";
import { newClassRow, type CharacterFormValues } from "./character-form.ts";
import { classStart } from "./classes.ts";
import { startingStats } from "./starting-stats.ts";

/** The form values of a new character: the campaign's starting level, and the standard array to assign to the abilities. */
export function newCharacter(campaignId: string, startingLevel: number): CharacterFormValues {
  const classes = [newClassRow(startingLevel)];
  const levels = [{ name: "", level: startingLevel }];
  const abilityScores = arrange(STANDARD_ARRAY, classStart("").order);
  const { hitPoints, armorClass, speed } = startingStats({ race: "", classes: levels, scores: abilityScores });
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
    abilityScores,
    skills: [],
    notes: "",
    answers: {},
    seed: 1,
    build: null,
  };
}
