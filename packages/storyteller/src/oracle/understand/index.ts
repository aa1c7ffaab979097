/** How the oracle reads a player's sentence, in the parts that its training needs. */
export { actFeatures } from "./act-features.ts";
export { entitiesOf } from "./entities.ts";
export { inEnglish } from "./german.ts";
export { type LearnedWeights, softmax } from "./learned-reader.ts";
export { messageOf } from "./message.ts";
export type { Act, Reading, ReadingScene } from "./reading.ts";
export { rulesFeatures } from "./rules-features.ts";
export { candidatesOf, featuresForAct, sharedFeatures } from "./target-features.ts";
export { readByRules, understand } from "./understand.ts";
export { type StoredWeights, storedWeights } from "./weights.ts";
