/** How heroes are made and how they grow. */
export type { Answers, Choice, ChoiceOption, NumberRule, Taste } from "./choice.ts";
export { chooseCreation, chooseStep, createHero, creationChoices, rollScores, type Own } from "./creation.ts";
export { grownAs, type WishedClass } from "./grown-as.ts";
export { experienceToNext, levelsOwed, withExperience, withMilestone } from "./experience.ts";
export { chooseLevel, fixedHitPoints, gainLevel, levelChoices, levelRefusal, type Grown } from "./level-up.ts";
export { grownTo, quickHero } from "./quick-hero.ts";
export { INVOCATIONS, METAMAGIC } from "./options.ts";
export { preparedOf, prepareSpells } from "./spell-steps.ts";
export { equipped, withEquipment } from "./starting-gear.ts";
