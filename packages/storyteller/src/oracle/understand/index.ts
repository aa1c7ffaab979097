/** How the oracle reads a player's sentence, in the parts that its training needs. */
export { actFeatures } from "./learned-reader/act-features.ts";
export {
  arraysOf,
  emptyNet,
  inputSize,
  inputsOf,
  type Net,
  pool,
  scoresOf,
  storedNet,
  type StoredNet,
  WIDTHS,
} from "./learned-reader/act-net.ts";
export { entitiesOf } from "./entities.ts";
export { inEnglish } from "./german.ts";
export { type LearnedWeights, softmax } from "./learned-reader/learned-reader.ts";
export { messageOf } from "./learned-reader/message.ts";
export type { Act, Reading, ReadingScene } from "./reading.ts";
export { rulesFeatures } from "./learned-reader/rules-features.ts";
export { candidatesOf, featuresForAct, sharedFeatures } from "./learned-reader/target-features.ts";
export { type StoredVectors, wordVectors } from "./learned-reader/vectors.ts";
export { readByRules, understand } from "./understand.ts";
export { LETTERS, type StoredWeights, storedWeights } from "./learned-reader/weights.ts";
